import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// The shared part of tests that drag the content of a scroll view.
@MainActor class ScrollPageSuite {
  /// Retains the graph, which its nodes do not.
  private var screens: [Screen] = []

  final func node(_ screen: Screen) throws -> ScrollNode {
    screens.append(screen)
    return try #require(screen.graph.mainScrollNode)
  }

  final func page(_ axes: Axis.Set = .vertical, length: CGFloat = 1000) -> Screen {
    Screen {
      ScrollView(axes) { Color.red.frame(width: length, height: length).probe("content") }
    }
  }

  final func drag(_ node: ScrollNode, by x: CGFloat = 0, _ y: CGFloat) {
    node.dragBegan()
    node.dragChanged(translation: CGSize(width: x, height: y))
  }
}
