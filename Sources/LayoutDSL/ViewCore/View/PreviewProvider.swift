/// A type that produces view previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// A collection of views to preview.
  @ViewBuilder static var previews: Previews { get }
}
