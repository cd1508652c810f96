import Foundation
import LayoutDSL

/// A thread that reads standard input, which `snap` keeps open while `snap` runs.
///
/// User code that never returns blocks the main thread, so only another thread can answer `snap`.
package enum ParentWatch {
  /// The byte that asks for the evaluated view; no line of JSON contains it.
  package static let question: UInt8 = 1

  /// Starts the thread: it reports the evaluated view for each question, passes on lines of
  /// commands, and ends the process after `snap` has ended.
  static func start(_ events: EventStream, _ commands: CommandQueue) {
    let requests = dup(STDIN_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(requests, &bytes, bytes.count)
        if count > 0 {
          for byte in bytes[..<count] {
            if byte == question {
              events.sendEvaluating(view: ViewGraph.evaluatedViewName)
            } else {
              commands.add(byte)
            }
          }
        } else if count == 0 || errno != EINTR {
          _exit(1)
        }
      }
    }
  }
}
