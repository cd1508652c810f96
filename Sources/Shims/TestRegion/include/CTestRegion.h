// Runs code of the snapshot library before the tests of a process. This header declares nothing:
// SwiftPM needs one.
