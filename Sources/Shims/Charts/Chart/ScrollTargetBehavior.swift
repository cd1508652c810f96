// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The value at which scrolling ends.
///
/// Without an effect here: scrolling ends where the finger leaves the screen.
public protocol ChartScrollTargetBehavior {}

/// The larger steps at which scrolling ends.
public struct MajorValueAlignment<Value>: Sendable {
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Plottable {
    MajorValueAlignment()
  }
}

extension MajorValueAlignment where Value == Date {
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

public struct ValueAlignedLimitBehavior: Sendable {
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}

public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

extension View {
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }
}
