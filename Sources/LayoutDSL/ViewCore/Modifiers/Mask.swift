import Foundation

extension View {
  /// Masks the view by the alpha of other views, aligned within its frame.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks the view by the alpha of another view, centred in its frame.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

nonisolated struct MaskModifier<Mask: View>: NodeModifier {
  typealias Node = MaskNode<Mask>
  let mask: Mask
  let alignment: Alignment
}

final class MaskNode<Mask: View>: UnaryNode<MaskModifier<Mask>> {
  private lazy var layer = SecondaryLayer(node: self)

  required init(_ modifier: MaskModifier<Mask>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    layer.make(modifier.mask, alignment: modifier.alignment, inputs: inputs)
  }

  override func update(_ new: MaskModifier<Mask>, inputs: _ViewInputs) {
    environment = inputs.environment
    if modifier.alignment != new.alignment { setNeedsLayout() }
    modifier = new
    layer.make(new.mask, alignment: new.alignment, inputs: inputs)
  }

  override func placeChildren() {
    super.placeChildren()
    layer.place(alignment: modifier.alignment)
  }

  override func display(in context: inout DisplayContext) {
    var stencil = context
    stencil.list = DisplayList()
    for node in layer.leaving + layer.current {
      stencil.display(node)
    }
    context.group(.mask(stencil.list)) { displayChildren(in: &$0) }
  }

  override var listedChildren: ContiguousArray<GeometricNode> {
    super.listedChildren + layer.listed
  }

  override package func detach() {
    super.detach()
    layer.detach()
  }

  override package var kindName: String { "mask" }

  /// The nodes of the mask, which is no child.
  override var details: NodeDetails {
    var details = NodeDetails()
    details.add("content", layer.current.map(\.inlineDescription).joined(separator: " "))
    return details
  }
  override var overflow: OverflowTraits { .cutsOff }
}
