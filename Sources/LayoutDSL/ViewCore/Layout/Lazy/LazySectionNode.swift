import Foundation

/// A section of a lazy container: its header and footer are on lines of their own and may be
/// pinned.
final class LazySectionNode<Header: View, Content: View, Footer: View>: ViewNode {
  private var container: Unretained<LazyNode>?

  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  func update(_ section: Section<Header, Content, Footer>, list: LazyList, inputs: _ViewInputs) {
    environment = inputs.environment
    var inner = _ViewInputs(parent: self, environment: environment)
    inner.list = list
    let container = list.container
    self.container = Unretained(container)
    let rows = container.rowBehavior
    inner.makeElement(section.header, list: list) {
      if let rows { $0 = rows.headerEnvironment($0, isExpanded: section.isExpanded) }
    }
    inner.makeSectionContent(of: section)
    inner.makeElement(section.footer, list: list) {
      if let rows { $0 = rows.footerEnvironment($0) }
    }
    inner.finish()
  }

  /// The distance to other groups of a list, in points; nil for the default of the list.
  private var distance: CGFloat? { container?.object.rowBehavior?.groupDistance(in: environment) }

  override func layOutLazily(_ walk: LazyWalk) {
    let header = unsafeDowncast(slots[0], to: LazyElementNode<Header>.self)
    let footer = unsafeDowncast(slots[2], to: LazyElementNode<Footer>.self)
    walk.breakLine()
    let wholeStart = walk.position
    walk.openGroup(distance: distance, hasHeader: !header.isEmpty)
    let start = walk.position
    let headerMark = walk.mark
    header.layOutLine(walk)
    let headerEnd = walk.position
    slots[1].layOutLazily(walk)
    walk.breakLine()
    let footerStart = walk.position
    let footerMark = walk.mark
    footer.layOutLine(walk)
    // The footer first, because it is after the header in the list.
    if !footer.isEmpty, walk.pinnedViews.contains(.sectionFooters) {
      walk.pinFooter({ footer.row(for: walk) }, at: footerMark, below: headerEnd, from: footerStart)
    }
    if !header.isEmpty, walk.pinnedViews.contains(.sectionHeaders) {
      walk.pinHeader({ header.row(for: walk) }, at: headerMark, from: start)
    }
    walk.closeGroup(
      from: wholeStart, rows: LazySpan(start: headerEnd, end: footerStart), distance: distance)
  }

  override func locate(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    let header = unsafeDowncast(slots[0], to: LazyElementNode<Header>.self)
    let footer = unsafeDowncast(slots[2], to: LazyElementNode<Footer>.self)
    walk.breakLine()
    let wholeStart = walk.position
    walk.openGroup(distance: distance, hasHeader: !header.isEmpty)
    if header.locateLine(id, walk) || slots[1].locate(id, walk) || footer.locateLine(id, walk) {
      return true
    }
    walk.closeGroup(from: wholeStart, rows: .nothing, distance: distance)
    return false
  }

  override package var kindName: String { "Section" }
}
