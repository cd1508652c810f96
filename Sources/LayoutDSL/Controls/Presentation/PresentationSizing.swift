import Foundation
import ViewCore

/// The size of a sheet.
public protocol PresentationSizing {
  /// Returns the size to propose to the content of a sheet.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet whose size is sought.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The surroundings of a sheet whose size is sought.
public struct PresentationSizingContext {
  let look: SystemLook.Sheet
}

/// The default size of sheets on the platform.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.look.form) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default of the platform.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// The ideal size of the content of a sheet.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the ideal size of the content.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// A size of sheets that suits forms.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(context.look.form) }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for forms.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// A size of sheets that suits documents.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the width of a page; the screen limits the height.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: context.look.pageWidth, height: .infinity) }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size for documents.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Returns the sizing with the ideal lengths of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, isHorizontal: horizontal, isVertical: vertical)
  }

  /// Returns the sizing without shrinking along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let isHorizontal: Bool
  let isVertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let ideal = root.sizeThatFits(
      ProposedViewSize(
        width: isHorizontal ? nil : size.width, height: isVertical ? nil : size.height))
    if isHorizontal { size.width = ideal.width }
    if isVertical { size.height = ideal.height }
    return size
  }
}

/// A sizing that equals others of the same type and with the same values.
struct HeldSizing: Equatable {
  let sizing: any PresentationSizing

  static func == (left: Self, right: Self) -> Bool {
    func equals<Sizing: PresentationSizing>(_ sizing: Sizing) -> Bool {
      (right.sizing as? Sizing).map { bitwiseEqual(sizing, $0) } ?? false
    }
    return equals(left.sizing)
  }
}
