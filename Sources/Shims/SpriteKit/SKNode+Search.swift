// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension SKNode {
  /// Returns the first node that a search pattern finds.
  ///
  /// 1. A name finds children; `*` matches any characters.
  /// 2. `/` separates a name from the names of its children.
  /// 3. `//` before a name finds all descendants; at the start, those of the root.
  /// 4. `/` at the start is the root, `..` the parent, and `.` the node itself.
  public func childNode(withName name: String) -> SKNode? { found(name).first }

  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for node in found(name) where !isStopped.boolValue { block(node, &isStopped) }
  }

  public subscript(name: String) -> [SKNode] { found(name) }

  private func found(_ pattern: String) -> [SKNode] {
    var nodes = [self]
    var isDeep = false
    for (index, part) in pattern.split(separator: "/", omittingEmptySubsequences: false)
      .enumerated()
    {
      if part.isEmpty {
        if index == 0 { nodes = [root] } else { isDeep = true }
        continue
      }
      switch part {
      case ".": break
      case "..": nodes = nodes.compactMap(\.parent)
      default:
        nodes = nodes.flatMap { isDeep ? $0.descendants : $0.children }
          .filter { ($0.name ?? "").matches(part) }
      }
      isDeep = false
    }
    return nodes
  }

  private var root: SKNode { sequence(first: self, next: \.parent).reduce(self) { $1 } }

  private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }
}

extension String {
  /// Whether the text matches a pattern, in which `*` matches any characters.
  fileprivate func matches(_ pattern: Substring) -> Bool {
    guard pattern.contains("*") else { return self == pattern }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard hasPrefix(parts[0]), hasSuffix(parts[parts.count - 1]),
      count >= parts[0].count + parts[parts.count - 1].count
    else { return false }
    var rest = dropFirst(parts[0].count).dropLast(parts[parts.count - 1].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
