import Foundation

extension Image {
  package func details(in context: LeafContext) -> NodeDetails {
    var details = NodeDetails()
    let environment = context.environment
    if case .symbol(_, let value) = source {
      details.add((environment.symbolFont ?? environment.font()).details)
      details.add("variableValue", value.map { formatted(CGFloat($0)) })
      details.add(".imageScale", "\(environment.imageScale)")
      details.add(".symbolVariant", environment.symbolVariants.text)
      let mode = symbolRenderingMode(in: environment)
      details.add(".symbolRenderingMode", mode.map { "\($0.kind)" })
    } else {
      details.add(".renderingMode", renderingMode.map { "\($0)" })
      details.add(".interpolation", "\(interpolation)")
    }
    if isResizable {
      details.add("resizingMode", "\(resizingMode)")
      if capInsets != EdgeInsets() { details.add("capInsets", capInsets.summary) }
    }
    details.add(".redacted", environment.hidesContent)
    return details
  }
}

extension SymbolVariants {
  /// The variants as in the name of a symbol; nil for none.
  fileprivate var text: String? {
    let parts = [figure?.rawValue, isFilled ? "fill" : nil, isSlashed ? "slash" : nil]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}
