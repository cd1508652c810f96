import Foundation
import SnapRuntime

/// The sources of `snap preview`, whose states the server shows one after the other.
///
/// Programs take new values of literals at once. The compiler confirms them after a pause, since it
/// may give a literal another meaning; meanwhile the programs take further values.
final class PreviewSources: @unchecked Sendable {
  /// The time without a change after which literals are confirmed.
  static let rest = Duration.seconds(1)

  private let views: ViewOptions
  private let base: ScreenSettings
  private let server: PreviewServer
  private let plainLines = LiveLiterals.PlainLines()
  private let lock = NSLock()
  private var build: PreviewBuild?
  /// The number of the latest change.
  private var number = 0

  init(_ views: ViewOptions, base: ScreenSettings, server: PreviewServer) {
    self.views = views
    self.base = base
    self.server = server
  }

  /// Compiles the sources and shows them, or the reason why they do not compile.
  func showChange() { compile(begin(), changed: Date(), isConfirmation: false) }

  /// Shows a change of literals alone; returns false if the sources have to be compiled.
  func takeLiterals() -> Bool {
    let changed = Date()
    let number = begin()
    guard let build = lock.withLock({ build }), build.takeLiterals(number: number) else {
      return false
    }
    server.show(build, changed: build.written(before: changed))
    return true
  }

  /// Compiles the sources on another thread, and shows them unless they change meanwhile.
  func confirm() {
    let number = begin()
    Thread.detachNewThread { self.compile(number, changed: Date(), isConfirmation: true) }
  }

  private func begin() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  /// Compiles the sources; without the code that the compiler refuses, if no state of the sources
  /// has compiled as a whole: then its message and the last pictures say more.
  private func makeBuild(_ number: Int) throws -> PreviewBuild {
    func build(isPartial: Bool) throws -> PreviewBuild {
      try PreviewBuild(
        views, base: base, number: number, plainLines: plainLines, isPartial: isPartial)
    }
    do {
      return try build(isPartial: false)
    } catch Failure.compilation where lock.withLock({ self.build?.isPartial != false }) {
      return try build(isPartial: true)
    }
  }

  private func compile(_ number: Int, changed: Date, isConfirmation: Bool) {
    do {
      let new = try makeBuild(number)
      let isLatest = lock.withLock {
        if self.number == number { build = new }
        return self.number == number
      }
      guard isLatest else { return new.stop() }
      server.show(
        new, changed: new.written(before: changed), isConfirmation: isConfirmation)
      if let problem = new.state.problem { Terminal.printError(problem) }
    } catch {
      guard lock.withLock({ self.number == number }) else { return }
      let text = error.userMessage
      Terminal.printError(text)
      server.show(text, changed: changed)
    }
  }
}
