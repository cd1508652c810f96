// A file that imports Swift Testing and UIKit also imports this module. On Apple's systems the
// module attaches pictures to tests; here it only has to exist.
