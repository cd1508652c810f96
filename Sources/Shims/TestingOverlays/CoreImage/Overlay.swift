// Swift Testing makes a file that imports it and CoreImage import this module too. On Apple's systems it
// attaches pictures to tests; here it only has to exist.
