import Foundation
import LayoutDSL
import Render

/// A limit on the ratio of two times of one run, which does not depend on the machine.
private struct Limit {
  let name: String
  let ratio: Double
  let maximum: Double
}

/// Checks that costs grow as they should.
///
/// Each limit compares two medians of the same run. Limits are about twice what is measured, so that
/// other load on the machine does not fail them, and an algorithm of a higher order does.
@MainActor
func checkLimits() throws {
  let services = try RenderServices.shared.engineServices()
  let small = try times(cards: 500, services: services)
  let large = try times(cards: 5_000, services: services)
  let texts = try textTimes()
  let longTexts = try [2_000, 16_000].map { try longTextTimes(count: $0) }
  let paths = try [20_000, 160_000].map { try pathTime(lines: $0) }
  let limits = [
    Limit(
      name: "resolve and first layout of 5,000 cards, a card, to that of 500",
      ratio: large.first / 10 / small.first, maximum: 2.5),
    Limit(
      name: "one leaf of 5,000 cards to one of 500", ratio: large.leaf / small.leaf, maximum: 3),
    Limit(
      name: "a scroll step over 5,000 cards to one over 500", ratio: large.scroll / small.scroll,
      maximum: 3),
    Limit(
      name: "one leaf to the first layout of 5,000 cards", ratio: large.leaf / large.first,
      maximum: 0.01),
    Limit(name: "texts laid out again to new ones", ratio: texts.again / texts.cold, maximum: 0.5),
    Limit(
      name: "16,000 concatenated texts, a text, to 2,000",
      ratio: longTexts[1].joined / 8 / longTexts[0].joined, maximum: 2.5),
    Limit(
      name: "16,000 missing characters, a character, to 2,000",
      ratio: longTexts[1].missing / 8 / longTexts[0].missing, maximum: 2.5),
    Limit(
      name: "a path of 160,000 lines, a line, to 20,000", ratio: paths[1] / 8 / paths[0],
      maximum: 2.5),
  ]
  var failed = false
  for limit in limits {
    let isMet = limit.ratio <= limit.maximum
    failed = failed || !isMet
    print(
      isMet ? "ok  " : "OVER", String(format: "%7.3f of %5.2f ", limit.ratio, limit.maximum),
      limit.name)
  }
  if failed { exit(1) }
}

/// The times of a list of cards, in milliseconds.
@MainActor
private func times(
  cards count: Int, services: Services
) throws -> (first: Double, leaf: Double, scroll: Double) {
  let model = LeafModel()
  func makeGraph() -> ViewGraph {
    let graph = ViewGraph(
      content: BoxCardList(count: count, model: model), environment: EnvironmentValues(),
      services: services)
    graph.root.proposedSize = ProposedViewSize(width: 390, height: 844)
    return graph
  }
  let first = measure("\(count) cards: first layout", on: {}) {
    let graph = makeGraph()
    graph.update()
    return graph
  }
  let graph = makeGraph()
  graph.update()
  var step = 0
  let leaf = measure("\(count) cards: one leaf") {
    step += 1
    model.width = step % 2 == 0 ? 30 : 31
    graph.update()
  }
  let host = graph.mainScrollNode
  let scroll = measure("\(count) cards: scroll step") {
    step += 1
    host?.setOffset(CGPoint(x: 0, y: CGFloat(step % 500)), reason: .program)
    graph.update()
  }
  return (first, leaf, scroll)
}

/// The times of the first layout of a text, in milliseconds: of texts that are concatenated one by
/// one, and of characters that no font has.
@MainActor
private func longTextTimes(count: Int) throws -> (joined: Double, missing: Double) {
  let services = RenderServices()
  func layOut(_ text: () -> Text) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 390, height: 844), services: services) { text() }
  }
  let joined = try measure("\(count) concatenated texts", on: {}) {
    try layOut { (0..<count).map { Text(verbatim: "\($0) ") }.reduce(Text(verbatim: ""), +) }
  }
  let characters = (0..<count).compactMap { Unicode.Scalar(0xF0000 + $0) }
  let missing = try measure("\(count) missing characters", on: {}) {
    try layOut { Text(verbatim: String(String.UnicodeScalarView(characters))) }
  }
  return (joined, missing)
}

/// The time in which the stroke of a path is drawn, in milliseconds.
@MainActor
private func pathTime(lines count: Int) throws -> Double {
  let path = Path { path in
    path.addLines((0..<count).map { CGPoint(x: $0 % 300, y: $0 * 7 % 200) })
  }
  let host = try ViewHost(size: CGSize(width: 300, height: 200)) { path.stroke() }
  return try measure("a path of \(count) lines") { _ = try host.render() }
}

/// The times of 500 short texts, in milliseconds: with an empty cache and a warm one.
private func textTimes() throws -> (cold: Double, again: Double) {
  let texts = shortStrings(count: 500).map { string in
    var text = ResolvedText()
    text.runs = [ResolvedText.Run(string: string, font: FontRequest())]
    return text
  }
  let catalog = FontCatalog { data in try DisplayImage(pngData: data) }
  func lay(_ engine: ShapingTextEngine) {
    for text in texts { _ = engine.prepare(text).layout(proposal: .unspecified).size }
  }
  let cold = try measure("texts: new", on: { try ShapingTextEngine(catalog: catalog) }, lay)
  let engine = try ShapingTextEngine(catalog: catalog)
  lay(engine)
  return (cold, measure("texts: again") { lay(engine) })
}
