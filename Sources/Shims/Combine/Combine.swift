/// The module Combine: OpenCombine, with replacements for the parts that use Foundation's clocks
/// and queues.
///
/// The replacements schedule on the clock of the running screen.
@_exported import OpenCombine
