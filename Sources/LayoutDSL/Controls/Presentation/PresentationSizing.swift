import Foundation
import ViewCore

/// The size of a sheet.
public protocol PresentationSizing {
  /// Returns the size to propose to the content of a sheet.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet that is being measured.
public struct PresentationSizingRoot {
  /// Returns the size of the content for a proposal; a headless screen never measures it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The context of a sheet that is being measured.
public struct PresentationSizingContext {}

/// The sizes that the system offers for sheets.
public struct StandardPresentationSizing: PresentationSizing {
  fileprivate enum Kind {
    case automatic, fitted, form, page
  }

  fileprivate let kind: Kind

  /// Returns the unspecified proposal, which is never used: headless screens do not measure sheets.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == StandardPresentationSizing {
  /// The default of the platform.
  public static var automatic: StandardPresentationSizing { .init(kind: .automatic) }
  /// The ideal size of the content.
  public static var fitted: StandardPresentationSizing { .init(kind: .fitted) }
  /// A size for forms.
  public static var form: StandardPresentationSizing { .init(kind: .form) }
  /// A size for documents.
  public static var page: StandardPresentationSizing { .init(kind: .page) }
}

extension PresentationSizing {
  /// Returns the sizing with the ideal lengths of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Returns the sizing without shrinking along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}
