// The clock comes here.
