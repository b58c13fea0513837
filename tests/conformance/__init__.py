"""The conformance kit: what every game must do, tried with each variant and number of seats. It knows no rules."""
