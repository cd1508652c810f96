import Foundation
import LayoutDSL
import Render

/// A program that keeps its screens, and performs commands on them until `snap` ends.
@MainActor final class Session {
  /// A screen that is kept, with the steps that were performed on it.
  private struct Kept {
    var screen: SessionScreen
    let host: ViewHost
    /// The warnings about the device and the steps, which the host does not know.
    var warnings: [Warning]
  }

  private let task: RunningTask
  /// A view of an entry, and the reason if it cannot be made; neither for one that is skipped.
  private struct Listed {
    let name: String
    let view: ShownView?
    let problem: (any Error)?
  }

  /// The views of each entry that was shown.
  private var views: [Int: [Listed]] = [:]
  /// The screens, the least recently used first.
  private var kept: [Kept] = []
  /// The number of screens that are kept; others start again.
  private static let capacity = 64

  init(_ task: RunningTask) {
    self.task = task
  }

  /// Performs commands; returns never, since the end of the input ends the process.
  func run(_ commands: CommandQueue) throws -> Never {
    while true {
      let command = try JSONDecoder.forEvents().decode(SessionCommand.self, from: commands.next())
      let answer: SessionAnswer
      do {
        answer = try self.answer(to: command)
      } catch {
        answer = .refused(error.reason)
      }
      task.events.sendAnswered(answer)
    }
  }

  func answer(to command: SessionCommand) throws -> SessionAnswer {
    switch command {
    case .list: return .views(task.entries.indices.flatMap(list))
    case .take(let values):
      LiveTable.shared.replace(with: values)
      // A new screen performs the steps again.
      kept = []
      views = [:]
      return .views(task.entries.indices.flatMap(list))
    case .picture(let screen): return .picture(try picture(of: screen))
    case .inspect(let screen): return .inspection(try inspection(of: screen))
    case .explain(let screen, let subject):
      return .explanation(try show(screen).host.viewGraph.explanation(of: subject))
    }
  }

  private func list(_ entry: Int) -> [SessionView] {
    listedViews(of: entry).enumerated().map { child, listed in
      SessionView(
        index: .init(entry: entry, child: child), name: listed.name,
        problem: listed.problem?.reason)
    }
  }

  private func listedViews(of entry: Int) -> [Listed] {
    if let known = views[entry] { return known }
    let new = task.members(ofEntry: entry).map { member in
      let name = member.member?.name ?? member.place.name(in: task.entries[entry].name)
      do {
        let view = try task.make(member)
        return Listed(name: view?.name ?? name, view: view, problem: nil)
      } catch {
        return Listed(name: name, view: nil, problem: error)
      }
    }
    views[entry] = new
    return new
  }

  // MARK: Screens

  /// Returns a screen after its steps; goes on from a kept screen if the steps lead there from its
  /// state.
  private func show(_ screen: SessionScreen) throws -> Kept {
    let index = kept.lastIndex { $0.screen.stepsLeft(to: screen) != nil }
    var current = try index.map { kept.remove(at: $0) } ?? makeScreen(screen)
    task.events.sendBegan(view: try view(at: screen.view).name)
    for step in current.screen.stepsLeft(to: screen) ?? screen.steps {
      current.host.warning(about: step).map { current.warnings.append($0) }
      try current.host.perform(step)
    }
    current.screen = screen
    kept.append(current)
    if kept.count > Self.capacity { kept.removeFirst() }
    return current
  }

  private func makeScreen(_ screen: SessionScreen) throws -> Kept {
    // A screen of the same view and settings is not needed any more.
    kept.removeAll { $0.screen.view == screen.view && $0.screen.settings == screen.settings }
    let view = try view(at: screen.view)
    task.events.sendBegan(view: view.name)
    var start = screen
    start.steps = []
    return Kept(
      screen: start, host: try view.host(on: screen.settings),
      warnings: view.deviceWarning(on: screen.settings).map { [$0] } ?? [])
  }

  private func view(at index: SessionView.Index) throws -> ShownView {
    guard task.entries.indices.contains(index.entry) else { throw NoView() }
    let views = listedViews(of: index.entry)
    guard views.indices.contains(index.child) else { throw NoView() }
    let listed = views[index.child]
    guard let view = listed.view else { throw listed.problem ?? NoView() }
    return view
  }

  // MARK: Answers

  private func picture(of screen: SessionScreen) throws -> SessionPicture {
    let start = ContinuousClock.now
    let shown = try show(screen)
    let host = shown.host
    let data = try host.pngData(.fast)
    let scroll = host.viewGraph.mainScrollNode.map {
      SessionPicture.Scroll(
        offset: $0.contentOffset,
        end: $0.limited(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude)))
    }
    let insets = host.safeAreaInsets
    return SessionPicture(
      data: data, size: host.size, scale: host.scale,
      safeArea: .init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
      time: host.time, scroll: scroll,
      milliseconds: (ContinuousClock.now - start) / .milliseconds(1),
      warnings: task.warnings(
        about: host, view: screen.view.entry, besides: shown.warnings))
  }

  private func inspection(of screen: SessionScreen) throws -> SessionInspection {
    let host = try show(screen).host
    return SessionInspection(
      nodes: try host.viewGraph.explanation().nodes,
      baselines: host.viewGraph.root.baselines,
      elements: host.screenElements().map { .init(text: $0.text, frame: $0.frame) })
  }
}

extension GeometricNode {
  /// The first baselines of all texts below the node.
  fileprivate var baselines: [SessionInspection.Baseline] {
    let inner = keyedChildren.flatMap(\.baselines)
    guard kindName == "Text",
      let baseline = explicitAlignment(
        of: VerticalAlignment.firstTextBaseline.key, size: size, proposal: proposal)
    else { return inner }
    let frame = shownFrame
    return [.init(start: CGPoint(x: frame.minX, y: frame.minY + baseline), width: frame.width)]
      + inner
  }
}

/// The failure for a view that the program does not have.
private struct NoView: Error, CustomStringConvertible {
  var description: String { "the program has no such view" }
}
