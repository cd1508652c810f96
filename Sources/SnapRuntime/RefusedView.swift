import LayoutDSL
import ViewCore

/// A view in the place of code that the compiler refuses, with the reason.
public struct RefusedView: View {
  let reason: String

  /// The reason in a red frame.
  public var body: some View {
    Text(verbatim: reason)
      .font(.caption)
      .foregroundStyle(.red)
      .padding(4)
      .border(.red)
  }
}

/// Makes a view in the place of code that the compiler refuses.
@Sendable public func makeRefusedView(_ reason: String) -> RefusedView {
  RefusedView(reason: reason)
}
