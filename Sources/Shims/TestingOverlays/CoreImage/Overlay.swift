// A file that imports Swift Testing and CoreImage also imports this module. On Apple's systems
// the module attaches pictures to tests; here it only has to exist.
