import LayoutDSL
import Render

/// The warnings about one screen, with the nodes from which `snap` finds the source lines.
package struct ScreenWarnings: Codable, Sendable {
  /// The index of the view among those of the task.
  package var view: Int
  package var warnings: [Warning]
  /// All nodes of the screen.
  package var nodes: [LayoutExplanation.Node]

  package init(view: Int, warnings: [Warning], nodes: [LayoutExplanation.Node]) {
    self.view = view
    self.warnings = warnings
    self.nodes = nodes
  }
}

extension RunningTask {
  /// Sends the warnings about a screen.
  func warn(about host: ViewHost, view: Int, besides others: [Warning] = []) {
    warnings(about: host, view: view, besides: others).map(events.sendWarned)
  }

  /// Returns the warnings about a screen; nil if there are none.
  func warnings(about host: ViewHost, view: Int, besides others: [Warning]) -> ScreenWarnings? {
    let diagnostics = host.diagnostics
    guard !(diagnostics.isEmpty && others.isEmpty) else { return nil }
    let (nodes, indices) = host.viewGraph.nodes(
      locating: diagnostics.map { ($0.node, $0.path) })
    let warnings = zip(diagnostics, indices).map { diagnostic, node in
      let (mistake, advice) = diagnostic.sentences
      var warning = Warning(mistake: mistake, advice: advice, node: node)
      switch diagnostic.problem {
      case .missingColor(let name): warning.literal = name
      case .missingFont: warning.isGivenOnce = true
      case .missingCharacters(let missing): warning.missing = missing
      default: break
      }
      return warning
    }
    return ScreenWarnings(view: view, warnings: others + warnings, nodes: nodes)
  }
}

extension ViewHost {
  /// Returns the warning about a step that scrolls although nothing on the screen can scroll.
  func warning(about step: ScriptStep) -> Warning? {
    guard case .scroll(let offset, nil) = step.action else { return nil }
    return scrollWarning(offset, place: step.place)
  }

  /// Returns the warning about a scroll to an offset if nothing on the screen can scroll, or if the
  /// offset pulls the content so far past its start that none is visible.
  func scrollWarning(_ offset: CGPoint, place: String? = nil) -> Warning? {
    viewGraph.update()
    if let node = viewGraph.mainScrollNode(for: offset) {
      let target = node.withinEnd(offset), edge = node.limited(target)
      let hidesContent = Axis.allCases.contains {
        target[$0] != edge[$0] && abs(target[$0] - edge[$0]) >= node.size[$0]
      }
      guard hidesContent else { return nil }
      return Warning(
        mistake: "the scroll to \(formatted(offset)) leaves no content on the screen.",
        advice: "Pull by less than the length of the scroll view.", place: place)
    }
    if viewGraph.hasOnlyCoveredScrollNodes {
      return Warning(
        mistake: "the scroll to \(formatted(offset)) has no effect, because nothing scrolls on the "
          + "screen or presentation in front.",
        advice: "Dismiss it first, or name a scroll view behind it in a script: scroll NAME X,Y.",
        place: place)
    }
    return Warning(
      mistake: "nothing scrolls, so the scroll to \(formatted(offset)) has no effect.",
      advice: "Leave it out, or put the content into a ScrollView or List.", place: place)
  }
}
