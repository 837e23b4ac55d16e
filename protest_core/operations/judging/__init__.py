"""What people see and say of one candidate."""
