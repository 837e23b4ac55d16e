"""Settling what people disagree on."""
