/// Apple's Combine by its own name: OpenCombine, and the parts that touch Foundation's clocks and
/// queues, which here keep the time of the screen that is running.
@_exported import OpenCombine
