import Foundation
import LayoutDSL

/// A thread that reads standard input, which `snap` keeps open while `snap` runs.
///
/// User code that never returns blocks the main thread, so only another thread can answer `snap`.
enum ParentWatch {
  /// Starts the thread: it reports the evaluated view for each byte, and ends the process after
  /// `snap` has ended.
  static func start(_ events: EventStream) {
    let requests = dup(STDIN_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(requests, &byte, 1)
        if count == 1 {
          events.sendEvaluating(view: ViewGraph.evaluatedViewName)
        } else if count == 0 || errno != EINTR {
          _exit(1)
        }
      }
    }
  }
}
