import CoreTransferable
import Foundation
import SystemIntegration
import ViewCore

/// A button that shares values.
///
/// A tap adds them to `ViewHost.shares`.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.shareLog) private var log

  private init(sharing items: Data, _ subject: Text?, _ message: Text?, label: Label) {
    (self.items, self.subject, self.message, self.label) = (items, subject, message, label)
  }

  /// Creates a link with a label that shares values with their previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, label: label())
  }

  /// Creates a link with a label that shares a value with its preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), subject, message, label: label())
  }

  /// A button in the style of the environment.
  @MainActor public var body: some View {
    Button {
      log?.shares.append(
        SharedItems(items: items.map { $0 }, subject: subject, message: message))
    } label: {
      label
    }
  }
}

/// The label of a `ShareLink` without a custom label.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The title and the symbol for sharing.
  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a link with a label that shares URLs.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Creates a link with a label that shares a URL.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a link with a label that shares strings.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Creates a link with a label that shares a string.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: CollectionOfOne(item), subject, message, label: label())
  }
}
