@preconcurrency import Foundation

/// Sends events to `snap` on the standard output with which the program was started.
///
/// From then on, the output of user code goes to standard error, line by line, so that nothing is
/// lost if that code traps.
struct EventStream: Sendable {
  private let file: FileHandle
  private let lock = NSLock()

  init() {
    file = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: false)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  func sendBegan(view: String, at place: ViewPlace? = nil) {
    send(RenderEvent<Never>.began(view: view, at: place))
  }

  func sendDrawing(_ number: Int, of count: Int?) {
    send(RenderEvent<Never>.drawing(number, of: count))
  }

  func sendEvaluating(view: String?) {
    send(RenderEvent<Never>.evaluating(view: view))
  }

  func sendTook(_ snapshot: TakenSnapshot) {
    send(RenderEvent<Never>.took(snapshot))
  }

  func sendLeft(view: Int, problem: String?) {
    send(RenderEvent<Never>.left(view: view, problem: problem))
  }

  func sendAnswered(_ answer: SessionAnswer) {
    send(RenderEvent<Never>.answered(answer))
  }

  func sendWarned(_ warnings: ScreenWarnings) {
    send(RenderEvent<Never>.warned(warnings))
  }

  func sendFinished(_ report: some Codable & Sendable) {
    send(RenderEvent.finished(report))
  }

  func sendFailed(_ message: String, isChoice: Bool) {
    send(RenderEvent<Never>.failed(message, isChoice: isChoice))
  }

  private func send(_ event: RenderEvent<some Codable & Sendable>) {
    guard let line = try? JSONEncoder.forEvents().encode(event) else { return }
    lock.withLock { try? file.write(contentsOf: line + Data("\n".utf8)) }
  }
}
