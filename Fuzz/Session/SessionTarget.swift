import Foundation
import LayoutDSL
import Render

/// Runs a scripted session on a generated view tree: the first bytes choose the screen and make
/// the tree, the others scroll, tap, insert, remove, rotate, present and dismiss.
@MainActor func fuzzSession(_ bytes: [UInt8]) -> Bool {
  var source = ByteSource(bytes)
  let settings = source.byte()
  var budget = SessionTree.sizeLimit
  let tree = SessionTree(&source, depth: 0, budget: &budget)
  let model = SessionModel(hasAllViews: settings & 32 != 0)
  guard let host = sessionHost(settings, tree, model) else { return false }
  var count = 0
  while !source.isAtEnd, count < stepLimit {
    count += 1
    perform(&source, on: host, model)
    // Each further step would take the rounds of another loop, many seconds in a large tree.
    if isEndless(host) { break }
    if let difference = differenceFromFreshScreen(host) {
      reportFailure("step \(count) leaves a part of the screen stale:\n\(difference)")
    }
  }
  _ = host.diagnostics
  return (try? host.render()) != nil
}

/// The number of bytes of a generated session: a tree and its steps.
let sessionLength = 96

/// Generated sessions.
let sessionSeeds: [[UInt8]] = (0..<12).map { randomBytes(seed: $0, count: sessionLength) }

// The limits keep a session within about two seconds of a debug build: many small sessions find
// more than few large ones.

/// The number of steps of a session.
private let stepLimit = 10
/// The number of rows of a container.
private let rowLimit = 16

/// Returns the screen of a session: one bit each for the system, the direction, the width, the
/// appearance and the size of text; a further one is `SessionModel.hasAllViews`.
@MainActor private func sessionHost(
  _ settings: UInt8, _ tree: SessionTree, _ model: SessionModel
) -> ViewHost? {
  var environment = EnvironmentValues()
  if settings & 2 != 0 { environment.layoutDirection = .rightToLeft }
  if settings & 16 != 0 { environment.dynamicTypeSize = .accessibility5 }
  let isWide = settings & 4 != 0
  return try? ViewHost(
    size: isWide ? CGSize(width: 744, height: 560) : CGSize(width: 320, height: 480),
    colorScheme: settings & 8 != 0 ? .dark : .light, environment: environment,
    palette: settings & 1 != 0 ? .iOS26 : .iOS18
  ) {
    SessionScreen(tree: tree, model: model)
  }
}

/// Performs one step of a session.
@MainActor private func perform(
  _ source: inout ByteSource, on host: ViewHost, _ model: SessionModel
) {
  let animation: Animation? = source.byte() % 3 == 0 ? .linear(duration: 0.3) : nil
  let kind = source.byte() % (model.hasAllViews ? 24 : 20)
  if kind < 9 {
    touch(kind, &source, on: host)
  } else if kind >= 20 {
    use(kind, &source, on: host)
  } else {
    withAnimation(animation) { change(kind, &source, model) }
  }
}

/// Touches or turns the screen, or lets time pass.
@MainActor private func touch(_ kind: UInt8, _ source: inout ByteSource, on host: ViewHost) {
  func point() -> CGPoint {
    CGPoint(
      x: CGFloat(source.byte()) / 255 * host.size.width,
      y: CGFloat(source.byte()) / 255 * host.size.height)
  }
  switch kind {
  case 0: host.scroll(to: CGPoint(x: 0, y: CGFloat(source.byte()) * 12))
  case 1: host.scroll(to: CGPoint(x: CGFloat(source.byte()) * 8, y: 0))
  case 2:
    host.fling(
      from: point(), velocity: CGVector(dx: 0, dy: (CGFloat(source.byte()) - 128) * 20))
  case 3: host.drag(from: point(), to: point(), duration: 0.1)
  case 4, 5: host.tap(at: point())
  case 6: host.longPress(at: point())
  case 7: host.size = CGSize(width: host.size.height, height: host.size.width)
  default:
    host.advance(by: Double(source.byte()) / 500)
    try? host.type("t")
  }
}

/// Makes one of the further gestures of a person.
@MainActor private func use(_ kind: UInt8, _ source: inout ByteSource, on host: ViewHost) {
  let size = host.size
  switch kind {
  // The gesture that goes back, on either side.
  case 20, 21:
    let edge = kind == 20 ? 1 : size.width - 1
    host.drag(
      from: CGPoint(x: edge, y: size.height / 2),
      to: CGPoint(x: size.width - edge - CGFloat(source.byte()), y: size.height / 2),
      duration: 0.2)
  // The gesture that refreshes a list or closes a sheet.
  case 22:
    host.drag(
      from: CGPoint(x: size.width / 2, y: size.height / 4),
      to: CGPoint(x: size.width / 2, y: size.height / 4 + CGFloat(source.byte())), duration: 0.2)
  default:
    let width = 250 + CGFloat(source.byte()) * 3
    host.size = CGSize(width: width, height: size.height)
  }
}

/// Changes the state of the app.
@MainActor private func change(_ kind: UInt8, _ source: inout ByteSource, _ model: SessionModel) {
  let number = Int(source.byte())
  switch kind {
  case 9, 10:
    model.ids.insert(100 + Int(source.byte()), at: number % (model.ids.count + 1))
    model.ids = Array(model.ids.prefix(rowLimit))
  case 11:
    if !model.ids.isEmpty { model.ids.remove(at: number % model.ids.count) }
  case 12:
    // Nested containers without laziness make the product of their rows.
    let new = Array(1000..<1000 + number)
    model.ids = number % 4 == 0 ? [] : Array((model.ids.reversed() + new).suffix(rowLimit))
  case 13: model.ids.shuffle(by: number)
  case 14, 15: model.flags ^= 1 << (number % 8)
  case 16: model.isPresented.toggle()
  case 17:
    let isDeeper = number % 4 > 0 && model.path.count < 3
    model.path = isDeeper ? model.path + [number % 4] : []
  case 18: model.text = model.text.isEmpty ? "t" : ""
  default: model.selection = number % 3
  }
}

extension Array {
  /// Moves some elements to other places, always the same ones for a number.
  fileprivate mutating func shuffle(by number: Int) {
    for index in indices.dropFirst() { swapAt(index, (index * 7 + number) % (index + 1)) }
  }
}
