import SnapRuntime

/// The choice of the candidates that a command renders.
enum ViewChoice {
  /// A choice by a name, or without one; the child is the only one of a preview provider to use.
  typealias Rule = (String?, [Candidate]) throws -> (views: [Candidate], child: PreviewChildName?)

  /// Returns the named candidate; without a name, all previews, otherwise the only view that needs
  /// no arguments, otherwise the only app.
  ///
  /// A preview takes precedence over a view of the same name. A name such as `Card_Previews 2`
  /// selects a child of a preview provider by its number, from 1. Any other name may be the display
  /// name of a child, which only the running program knows.
  static func choose(
    named name: String?, from candidates: [Candidate]
  ) throws -> (views: [Candidate], child: PreviewChildName?) {
    if let name, !candidates.contains(where: { $0.isNamed(name) }) {
      let providers = candidates.filter { $0.kind == .previewProvider }
      if let space = name.lastIndex(of: " "), let number = Int(name[name.index(after: space)...]),
        providers.contains(where: { $0.isNamed(String(name[..<space])) })
      {
        guard number > 0 else { return (try views(named: name, from: candidates), nil) }
        return (try views(named: String(name[..<space]), from: providers), .number(number))
      }
      let ready = providers.filter(\.canBeRendered)
      if !ready.isEmpty { return (ready, .displayName(name)) }
    }
    return (try views(named: name, from: candidates), nil)
  }

  /// Returns the named candidate as `choose` does; without a name, all previews, otherwise all
  /// views that need no arguments.
  static func all(
    named name: String?, from candidates: [Candidate]
  ) throws -> (views: [Candidate], child: PreviewChildName?) {
    let ready = candidates.filter(\.canBeRendered)
    guard name == nil, !ready.isEmpty else { return try choose(named: name, from: candidates) }
    let previews = ready.filter(\.isPreview)
    return (previews.isEmpty ? ready : previews, nil)
  }

  private static func views(
    named name: String?, from candidates: [Candidate]
  ) throws -> [Candidate] {
    if let name {
      let named = candidates.filter { $0.isNamed(name) }
      guard !named.isEmpty else {
        throw Failure.choice(message("there is no view '\(name.visible)'; there are:", candidates))
      }
      let ready = named.filter(\.canBeRendered)
      guard !ready.isEmpty else {
        let needs = "'\(name)' needs " + named[0].needs.joined(separator: ", ")
        let previews = candidates.filter { $0.isPreview && $0.path == named[0].path }
        throw Failure.choice(
          previews.isEmpty
            ? "\(needs); add a '#Preview' that passes what it needs"
            : message("\(needs); its file has previews:", previews))
      }
      let previews = ready.filter(\.isPreview)
      let chosen = previews.isEmpty ? ready : previews
      guard chosen.count == 1 else {
        throw Failure.choice(
          message(
            "which '\(name)'? Name its place, as in --view \(place(chosen[0], chosen)):", chosen))
      }
      return chosen
    }
    let ready = candidates.filter(\.canBeRendered)
    let previews = ready.filter(\.isPreview)
    if !previews.isEmpty { return previews }
    let views = ready.filter { $0.kind == .view }
    if views.count == 1 { return views }
    let apps = ready.filter(\.isApp)
    if apps.count == 1 { return apps }
    let others = ready.filter { !$0.isRepresentable }
    switch ready.count {
    case 1: return ready
    case _ where others.count == 1: return others
    case 0 where candidates.isEmpty:
      throw Failure.choice(
        "there is no view or preview in these sources; add a view, or '#Preview { … }'")
    case 0:
      throw Failure.choice(
        message(
          "no view here can be rendered as it is; add a '#Preview' that passes what one needs:",
          candidates))
    default: throw Failure.choice(message("which view? Name one with --view:", ready))
    }
  }

  /// Returns the failure of a command that takes one view.
  static func tooMany(_ chosen: [Candidate]) -> Failure {
    .choice(message("which view? A film shows one; name it with --view:", chosen))
  }

  private static func message(_ summary: String, _ candidates: [Candidate]) -> String {
    ([summary] + lines(candidates).map { "  \($0)" }).joined(separator: "\n")
  }

  /// Returns one line per candidate: its name, kind, location and missing arguments.
  static func lines(_ candidates: [Candidate]) -> [String] {
    let nameWidth = candidates.map(\.name.count).max() ?? 0
    let kindWidth = candidates.map(\.kind.rawValue.count).max() ?? 0
    return candidates.map { candidate in
      let needs =
        candidate.canBeRendered ? "" : "  needs \(candidate.needs.joined(separator: ", "))"
      return pad(candidate.name, to: nameWidth) + "  "
        + pad(candidate.kind.rawValue, to: kindWidth) + "  \(place(candidate, candidates))" + needs
    }
  }

  /// Returns the file and line of a candidate, and the column if another candidate is on the line.
  private static func place(_ candidate: Candidate, _ all: [Candidate]) -> String {
    let place = "\(candidate.path):\(candidate.line)"
    let isShared = all.contains {
      $0 != candidate && $0.path == candidate.path && $0.line == candidate.line
    }
    return isShared ? "\(place):\(candidate.column)" : place
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
