import Foundation
import ViewCore

/// Options on a wheel 216 points tall, with the selected one in a band across the middle.
///
/// Offsets, scales and opacities of the other options are measured
/// (Measurements.md#picker-wheel-rows).
struct WheelPicker: View {
  /// The drag distance that turns the wheel by one option, in points.
  private static let pitch: CGFloat = 31

  private static let size: CGFloat = 23

  /// The vertical offset, scale and opacity of an option, by its distance from the selected one.
  private static let rows: [(offset: CGFloat, scale: CGFloat, opacity: Double)] = [
    (0, 1, 1), (31, 0.9, 0.35), (58.5, 0.8, 0.33), (76.5, 0.7, 0.19),
  ]

  let picker: _PickerParts
  /// The number of options by which the current drag has turned the wheel.
  @GestureState private var turned = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isWheelColumn) private var isColumn
  @Environment(\.isWheelEndless) private var isEndless
  @Environment(\.wheelAlignment) private var alignment

  var body: some View {
    Group(reading: picker.content) { options in
      let selected = options.firstIndex(where: picker.isSelected) ?? options.startIndex
      let shown = shown(around: option(turned, from: selected, in: options), in: options)
      ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) {
        if !isColumn { WheelBand() }
        ForEach(shown, id: \.option.id) { option, distance in
          let row = Self.rows[abs(distance)]
          option
            .opacity(row.opacity)
            .scaleEffect(row.scale, anchor: alignment.anchor)
            .offset(y: distance < 0 ? -row.offset : row.offset)
        }
      }
      // Measurements.md#picker-wheel-width
      .frame(
        idealWidth: 320, maxWidth: .infinity,
        alignment: Alignment(horizontal: alignment, vertical: .center)
      )
      .frame(height: 216)  // Measurements.md#picker-wheel-height
      .clipped()
      .contentShape(Rectangle())
      // A wheel turns also in a list or a sheet, which a finger could move.
      .highPriorityGesture(
        DragGesture()
          .updating($turned) { value, turned, _ in turned = Self.turns(value) }
          .onEnded { value in
            guard !options.isEmpty else { return }
            picker.select(options[option(Self.turns(value), from: selected, in: options)])
          })
    }
    .font(.system(size: Self.size))
    .lineLimit(1)
    .dimmed(unless: isEnabled)
  }

  private static func turns(_ value: DragGesture.Value) -> Int {
    let turns = Double((-value.translation.height / pitch).rounded())
    let limit = Double.exactIntegerLimit
    return turns.isNaN ? 0 : Int(max(-limit, min(turns, limit)))
  }

  /// Returns the options that are not turned out of sight, with their distances from the middle.
  private func shown(
    around middle: Int, in options: SubviewsCollection
  ) -> [(option: Subview, distance: Int)] {
    let reach = Self.rows.count - 1
    // An endless wheel shows no option twice.
    let wraps = isEndless && options.count > 2 * reach
    return (-reach...reach).compactMap { distance in
      let index = middle + distance
      if options.indices.contains(index) { return (options[index], distance) }
      guard wraps else { return nil }
      return (options[(index + options.count) % options.count], distance)
    }
  }

  /// Returns the index that is `turns` options after `index`: clamped to the valid indices, or
  /// around the end of an endless wheel.
  private func option(_ turns: Int, from index: Int, in options: SubviewsCollection) -> Int {
    guard isEndless, !options.isEmpty else {
      return max(min(index + turns, options.endIndex - 1), options.startIndex)
    }
    let rest = (index + turns) % options.count
    return rest < 0 ? rest + options.count : rest
  }
}

/// The fill behind the selected options.
private struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)  // Measurements.md#picker-wheel-band
      .fill(Color(system: .tertiaryFill))
      .frame(height: 32)
      .padding(.horizontal, 9)
  }
}

/// Wheels side by side in the middle of one band.
struct WheelColumns<Wheels: View>: View {
  @ViewBuilder let wheels: Wheels

  var body: some View {
    HStack(spacing: 0) { wheels }
      .environment(\.isWheelColumn, true)
      .frame(idealWidth: 320, maxWidth: .infinity)  // Measurements.md#picker-wheel-width
      .background { WheelBand() }
  }
}

extension EnvironmentValues {
  private enum IsWheelColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a wheel is one of several on a band.
  fileprivate var isWheelColumn: Bool {
    get { self[IsWheelColumnKey.self] }
    set { self[IsWheelColumnKey.self] = newValue }
  }

  private enum WheelAlignmentKey: EnvironmentKey {
    static var defaultValue: HorizontalAlignment { .center }
  }

  /// The edge at which the options of a wheel are.
  var wheelAlignment: HorizontalAlignment {
    get { self[WheelAlignmentKey.self] }
    set { self[WheelAlignmentKey.self] = newValue }
  }

  private enum IsWheelEndlessKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the first option of a wheel follows its last one.
  var isWheelEndless: Bool {
    get { self[IsWheelEndlessKey.self] }
    set { self[IsWheelEndlessKey.self] = newValue }
  }
}

extension HorizontalAlignment {
  /// The point of an option that keeps its place where the wheel makes it smaller.
  fileprivate var anchor: UnitPoint {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }
}
