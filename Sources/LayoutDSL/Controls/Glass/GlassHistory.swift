import Foundation
import ViewCore

/// The glass of a view, or of views with one identity, in the coordinates of its container.
nonisolated struct GlassPart: Equatable {
  /// The identity of glass across changes: that of the app, or its place among the others.
  enum Key: Hashable {
    case id(GlassUnion), union(GlassUnion), place(Int)
  }

  let key: Key
  let glass: Glass
  var shape: AnyShape
  var box: CGRect
  /// Whether the glass grows out of other glass when it comes, and shrinks into it when it goes.
  var isMatched = true

  static func == (left: GlassPart, right: GlassPart) -> Bool {
    left.key == right.key && left.glass == right.glass && left.box == right.box
      && left.isMatched == right.isMatched && left.shape.isEqual(to: right.shape)
  }
}

/// The glass of a container and its last change.
nonisolated struct GlassHistory {
  private(set) var parts: [GlassPart]
  /// Glass whose views have gone, in the boxes of the glass into which it shrinks.
  private(set) var leaving: [GlassPart] = []
  /// The boxes before the change.
  private(set) var starts: [GlassPart.Key: CGRect] = [:]
  /// The number of changes.
  let generation: Double

  init(_ parts: [GlassPart], generation: Double = 0) {
    self.parts = parts
    self.generation = generation
  }

  /// Returns the history if its last change led to parts, or one that begins with them.
  ///
  /// The number of changes stays, since shapes animate it.
  func resting(at parts: [GlassPart]) -> GlassHistory {
    self.parts == parts ? self : GlassHistory(parts, generation: generation)
  }

  /// Returns the history after a change.
  ///
  /// 1. Glass that stays begins in its old box.
  /// 2. Glass that is inserted within `spacing` of other glass begins in the box of the nearest
  ///    that stays.
  /// 3. Glass that is removed within it ends in the box of the nearest that stays.
  /// 4. Other glass appears and disappears at once.
  func changed(to new: [GlassPart], spacing: CGFloat) -> GlassHistory {
    let old = Dictionary(parts.map { ($0.key, $0) }) { first, _ in first }
    let present = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
    var next = GlassHistory(new, generation: generation + 1)
    for part in new {
      if let before = old[part.key] {
        next.starts[part.key] = before.box
      } else if part.isNear(new, spacing: spacing),
        let nearest = part.nearest(of: new.filter { old[$0.key] != nil })
      {
        next.starts[part.key] = old[nearest.key]?.box
      }
    }
    for part in parts where present[part.key] == nil && part.isNear(parts, spacing: spacing) {
      guard let nearest = part.nearest(of: parts.filter { present[$0.key] != nil }),
        let aim = present[nearest.key]
      else { continue }
      next.starts[part.key] = part.box
      var leaving = part
      leaving.box = aim.box
      next.leaving.append(leaving)
    }
    return next
  }
}

extension GlassPart {
  /// Whether matched glass of the same kind is within a distance.
  nonisolated fileprivate func isNear(_ others: [GlassPart], spacing: CGFloat) -> Bool {
    isMatched
      && others.contains {
        $0.key != key && $0.glass == glass && $0.box.distance(to: box) <= max(spacing, 0)
      }
  }

  /// The nearest of other glass of the same kind.
  nonisolated fileprivate func nearest(of others: [GlassPart]) -> GlassPart? {
    others.filter { $0.glass == glass }
      .min { $0.box.distance(to: box) < $1.box.distance(to: box) }
  }
}

extension CGRect {
  /// The distance between the nearest points of two rectangles.
  nonisolated func distance(to other: CGRect) -> CGFloat {
    let x = max(minX - other.maxX, other.minX - maxX, 0)
    let y = max(minY - other.maxY, other.minY - maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}

/// The animation with which the views of a container have changed last.
///
/// Preferences arrive after the transaction of the change, so the views note it.
final class GlassMotion {
  private var animation: Animation?
  private var time: TimeInterval = -1
  private weak var graph: ViewGraph?

  /// The animation of a change at this instant of the clock; nil if there was none.
  var current: Animation? { graph?.clock.now == time ? animation : nil }

  fileprivate func note(_ graph: ViewGraph) {
    guard let animation = graph.transaction.animation else { return }
    (self.graph, self.animation, time) = (graph, animation, graph.clock.now)
  }
}

/// Tells a container the transaction in which the view changes.
nonisolated struct GlassMotionNote: EngineModifier {
  let motion: GlassMotion

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    modifier.motion.note(inputs.graph)
    inputs.make(content)
  }
}
