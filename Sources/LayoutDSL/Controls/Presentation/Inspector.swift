import ViewCore

extension View {
  /// Shows a column after the view while a binding is true; on iPhone, a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @State private var width: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.look) private var look
  @Environment(\.pixelLength) private var pixelLength

  func body(content: Content) -> some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented.wrappedValue {
          Color(system: .separator).frame(width: pixelLength).ignoresSafeArea()
          inspector()
            .environment(\.horizontalSizeClass, .compact)
            .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
            .transformPreference(ColumnWidthKey.self) { $0 = nil }
            .frame(width: width ?? look.columns.inspectorWidth)
            .frame(maxHeight: .infinity)
            .background { Rectangle().fill(.background).ignoresSafeArea() }
        }
      }
    } else {
      content.sheet(isPresented: isPresented, content: inspector)
    }
  }
}
