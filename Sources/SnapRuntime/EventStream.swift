@preconcurrency import Foundation

/// The line to `snap`: standard output as the program got it.
///
/// What user code prints from then on goes to standard error, line by line, so that nothing is lost
/// when that code traps.
struct EventStream {
  private let file: FileHandle

  init() {
    file = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: false)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  func send(_ event: RenderEvent) {
    guard let line = try? JSONEncoder.forEvents().encode(event) else { return }
    try? file.write(contentsOf: line + Data("\n".utf8))
  }
}
