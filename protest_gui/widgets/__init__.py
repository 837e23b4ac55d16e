"""Small widgets that several windows share."""
