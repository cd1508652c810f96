// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Parts of Swift Charts that this package does not have yet.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
  nonisolated public func chartXAxisStyle(@ViewBuilder content: (Self) -> some View) -> Self {
    self
  }
  nonisolated public func chartYAxisStyle(@ViewBuilder content: (Self) -> some View) -> Self {
    self
  }
  nonisolated public func chartZAxis(_ visibility: Visibility) -> Self { self }
  nonisolated public func chart3DPose(_ pose: Any) -> Self { self }
}

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension ChartContent {
  nonisolated public func compositingLayer(
    @ViewBuilder style: (AnyView) -> some View
  ) -> Self { self }
}

/// A chart in space.
@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
nonisolated public struct Chart3D: View {
  public init(content: () -> Any) {}
  @MainActor public var body: some View { EmptyView() }
}
