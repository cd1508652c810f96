import Foundation
import LayoutDSL

@testable import Controls
@testable import Drawing
@testable import ViewCore

extension Screen {
  /// Returns the frames of all fills of a colour, groups included.
  func fills(of color: Color) -> [CGRect] {
    let color = color.resolve(in: EnvironmentValues())
    func frames(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, .color(color), _): [path.boundingRect]
        case .group(_, let inner): frames(inner)
        default: []
        }
      }
    }
    return frames(list)
  }

  /// Returns the frames of all visible fills of a colour where they are drawn: after the transforms
  /// of their groups.
  func painted(_ color: Color) -> [CGRect] {
    let color = color.resolve(in: EnvironmentValues())
    func frames(_ list: DisplayList, _ map: CGAffineTransform) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, .color(color), _): [path.boundingRect.applying(map)]
        case .group(.opacity(0), _): []
        case .group(.transform(let inner), let list): frames(list, inner.concatenating(map))
        case .group(_, let inner): frames(inner, map)
        default: []
        }
      }
    }
    return frames(list, .identity)
  }

  /// Returns the frames of all fills of a system colour, groups included.
  func fills(_ color: SystemColor) -> [CGRect] { fills(of: Color(system: color)) }

  /// The rows, headers and footers of the lists on the screen.
  var listRows: [ListRow] {
    graph.update()
    var rows: [ListRow] = []
    func visit(_ node: GeometricNode) {
      (node as? ListRow.Node).map { rows.append($0.behavior) }
      node.keyedChildren.forEach(visit)
    }
    visit(graph.root)
    return rows
  }
}
