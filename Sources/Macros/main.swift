// The compiler plugin comes here.
