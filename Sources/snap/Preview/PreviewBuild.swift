import Foundation
import LayoutDSL
import SnapRuntime

/// The views of one state of the sources, with the programs that show them.
final class PreviewBuild: @unchecked Sendable {
  /// The settings that a process has only once.
  private struct Process: Hashable {
    let systemVersion: Int
    let locale: String
    let timeZone: String

    init(_ settings: ScreenSettings) {
      systemVersion = settings.systemVersion
      locale = settings.locale
      timeZone = settings.timeZone
    }
  }

  private var known = PreviewState()
  private let chosen: ChosenViews
  private let options: ViewOptions
  private let live: LiveLiterals
  /// Whether the programs do without the code that the compiler refuses.
  let isPartial: Bool
  /// The values that programs have instead of compiled literals.
  private var values: [Int: LiveValue] = [:]
  private let limit: Seconds?
  private let base: ScreenSettings
  private let lock = NSLock()
  private var programs: [Process: ResidentProgram] = [:]
  private var knownOutline: SourceOutline?
  private var isStopped = false
  /// The views that end the program when they are made, with the reasons.
  private var faults: [ViewPlace: String] = [:]
  private var trial: AppTrial

  /// Compiles the sources, starts the program for the screen of the command line, and lists its
  /// views.
  ///
  /// Without the code that the compiler refuses, literals are not live, and the compiler's messages
  /// are the problem of the state.
  init(
    _ options: ViewOptions, base: ScreenSettings, number: Int, plainLines: LiveLiterals.PlainLines,
    isPartial: Bool
  ) throws {
    let start = ContinuousClock.now
    self.options = options
    self.base = base
    limit = options.limit
    live = LiveLiterals(plainLines)
    self.isPartial = isPartial
    chosen = try ChosenViews(
      options, choosing: ViewChoice.all, live: isPartial ? nil : live)
    trial = AppTrial(of: chosen.app)
    if isPartial {
      let refusal = try chosen.refusal(for: base.systemVersion)
      known.problem = refusal?.failure.userMessage
      for (view, reason) in refusal?.lost ?? [:] { faults[ViewPlace(view: view)] = reason }
    } else {
      live.begin(chosen.files)
    }
    let program = try program(for: base)
    let compiled = ContinuousClock.now
    guard case .views(let views) = try list(program) else { return }
    known.build = number
    known.views = list(views)
    known.compiling = (compiled - start) / .milliseconds(1)
    known.starting = (ContinuousClock.now - compiled) / .milliseconds(1)
  }

  /// The views and durations of the latest state.
  var state: PreviewState { lock.withLock { known } }

  /// Lists the views, without those that end the program when they are made: a preview provider
  /// lays its children out for their names.
  private func list(_ first: ResidentProgram) throws -> SessionAnswer {
    var program = first
    while true {
      do {
        return try program.perform(.list)
      } catch let failure as Failure where failure.isFaultOfView {
        if let end = end(after: failure, of: program) {
          guard let place = end.place,
            faults.updateValue(end.failure.userMessage, forKey: place) == nil
          else { throw end.failure }
        }
        program = try self.program(for: base)
      }
    }
  }

  private func fault(of view: SessionView.Index) -> String? {
    faults[ViewPlace(view: view.entry, child: view.child)]
      ?? (view.child == 0 ? faults[ViewPlace(view: view.entry)] : nil)
  }

  private func list(_ views: [SessionView]) -> [PreviewState.View] {
    views.map { view in
      let candidate = chosen.views[view.index.entry]
      // A child of several has no name in Swift.
      let isAlone = views.count { $0.index.entry == view.index.entry } == 1
      return PreviewState.View(
        index: view.index, name: view.name, problem: view.problem ?? fault(of: view.index),
        file: candidate.path,
        line: candidate.line, code: isAlone ? candidate.code : nil)
    }
  }

  /// Gives the programs the new values of literals; returns false if the sources have to be
  /// compiled.
  func takeLiterals(number: Int) -> Bool {
    guard
      let paths = try? SourceFile.files(
        in: options.sources.files, for: options.sources.platform),
      let values = live.changedValues(in: paths)
    else { return false }
    let start = ContinuousClock.now
    let running = lock.withLock {
      self.values = values
      knownOutline = nil
      return programs
    }
    // A program that has ended gets the values when it starts again.
    for (settings, program) in running where settings != Process(base) {
      _ = try? program.perform(.take(values))
    }
    guard let program = running[Process(base)],
      case .views(let views) = try? program.perform(.take(values))
    else { return false }
    lock.withLock {
      known.build = number
      known.views = list(views)
      known.taking = (ContinuousClock.now - start) / .milliseconds(1)
    }
    return true
  }

  /// Returns the time at which a source was last written, shortly before a change was reported, or
  /// else the time of the report.
  func written(before changed: Date) -> Date {
    let written = chosen.files.compactMap { file in
      try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }.max()
    return written.flatMap { $0 <= changed && $0 > changed - 2 ? $0 : nil } ?? changed
  }

  func answer(to request: PreviewRequest) -> PreviewAnswer {
    var answer = PreviewAnswer(to: request.number, build: state.build)
    if let fault = fault(of: request.view) {
      answer.problem = fault
      return answer
    }
    do {
      switch try perform(request) {
      case .picture(var picture):
        answer.warnings = picture.warnings.map { chosen.texts(of: [$0], outline: outline) } ?? []
        picture.warnings = nil
        answer.picture = picture
      case .inspection(var inspection):
        let matcher = SourceMatcher(outline: outline, nodes: inspection.nodes)
        for (index, line) in matcher.lines() { inspection.nodes[index].source = line }
        answer.inspection = inspection
      case .explanation(var explanation):
        explanation.addSourceLines(from: outline)
        answer.story = explanation.storyLines
      case .refused(let reason): answer.problem = reason
      case .views: break
      }
    } catch {
      answer.problem = error.userMessage
    }
    return answer
  }

  private func perform(_ request: PreviewRequest) throws -> SessionAnswer {
    let screen = try request.sessionScreen(base: base)
    func perform(in program: ResidentProgram) throws -> SessionAnswer {
      try program.perform(request.command(for: screen))
    }
    let program = try program(for: screen.settings)
    do {
      return try perform(in: program)
    } catch let failure as Failure where failure.isFaultOfView {
      guard end(after: failure, of: program) == nil else { throw failure }
      // The view may need what the app registers.
      let other = try self.program(for: screen.settings)
      do {
        return try perform(in: other)
      } catch let second as Failure where second.isFaultOfView {
        throw end(after: second, of: other)?.failure ?? second
      }
    }
  }

  /// Returns the end to report after the end of a program; nil to try again.
  ///
  /// Ends the other programs if only these, or only the next ones, create the app.
  private func end(after failure: Failure, of program: ResidentProgram) -> AppTrial.End? {
    let (end, former) = lock.withLock {
      let app = trial.app
      let end = trial.end(after: .init(failure, of: program))
      guard trial.app != app else { return (end, [ResidentProgram]()) }
      defer { programs = [:] }
      return (end, Array(programs.values))
    }
    former.forEach { $0.stop() }
    return end
  }

  /// Ends all programs.
  func stop() {
    let running = lock.withLock {
      isStopped = true
      defer { programs = [:] }
      return programs.values
    }
    for program in running { program.stop() }
  }

  /// Returns the running program for a screen; starts it if it does not run or has ended.
  private func program(for settings: ScreenSettings) throws -> ResidentProgram {
    let key = Process(settings)
    if let known = lock.withLock({ programs[key] }), !known.hasEnded { return known }
    let (skipped, createsApp, values) = lock.withLock {
      (Set(faults.keys), trial.app != nil, self.values)
    }
    let new = try chosen.start(
      for: settings, isPartial: isPartial, skipped: skipped, createsApp: createsApp, limit: limit)
    if !values.isEmpty { _ = try new.perform(.take(values)) }
    let isWanted = lock.withLock {
      if !isStopped { programs[key] = new }
      return !isStopped
    }
    if !isWanted { new.stop() }
    return new
  }

  /// The views and modifiers that the sources declare, which are read once.
  private var outline: SourceOutline {
    if let known = lock.withLock({ knownOutline }) { return known }
    var current = chosen
    if !lock.withLock({ values.isEmpty }) { try? current.readFiles() }
    let new = current.outline
    lock.withLock { knownOutline = new }
    return new
  }
}

extension AppTrial.End {
  fileprivate init(_ failure: Failure, of program: ResidentProgram) {
    self.init(failure: failure, place: program.lastPlace)
  }
}

extension PreviewRequest {
  fileprivate func command(for screen: SessionScreen) -> SessionCommand {
    switch kind {
    case .picture: .picture(screen)
    case .inspect: .inspect(screen)
    case .explain: .explain(screen, .point(point ?? .zero))
    }
  }
}

extension Candidate {
  /// Code that makes the view in another file of its module.
  fileprivate var code: String? {
    switch kind {
    case .view, .representable, .controllerRepresentable, .controller: "\(name)()"
    case .previewProvider: "\(name).previews"
    case .preview, .app, .widget, .delegate: nil
    }
  }
}
