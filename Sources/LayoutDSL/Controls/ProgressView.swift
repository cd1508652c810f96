import Foundation

/// A view that shows how far a task has come: a bar, or a spinner where that is not known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?

  /// Creates a spinner, for a task of unknown length.
  public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    fraction = nil
  }

  /// Creates a bar filled by the part that `value` is of `total`; a nil value shows a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    fraction = value.map { total > 0 ? Double(max(0, min($0 / total, 1))) : 0 }
  }

  /// The bar or the spinner.
  public var body: some View {
    if let fraction {
      ProgressBar(fraction: fraction)
    } else {
      Spinner(diameter: 20)
    }
  }
}

/// A horizontal bar, filled from the leading end.
private struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2))
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: 4)
  }
}
