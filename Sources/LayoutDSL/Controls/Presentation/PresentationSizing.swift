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
  /// Returns the size of the content for a proposal; a headless screen never measures it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The surroundings of a sheet whose size is sought.
public struct PresentationSizingContext {}

/// The default size of sheets on the platform.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the unspecified size: a headless screen never measures a sheet by it.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default of the platform.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// The ideal size of the content of a sheet.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the unspecified size: a headless screen never measures a sheet by it.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// A size of sheets that suits forms.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the unspecified size: a headless screen never measures a sheet by it.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for forms.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// A size of sheets that suits documents.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}

  /// Returns the unspecified size: a headless screen never measures a sheet by it.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size for documents.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Returns the sizing with the ideal lengths of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Returns the sizing without shrinking along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}
