/// The modifier with which Xcode marks the views of a preview that can be selected.
///
/// Libraries name it in constraints; nothing is marked here, so no view has it.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// The content.
  public func body(content: Content) -> some View { content }
}

/// The identifier of a view that can be selected in Xcode's preview.
nonisolated public struct __DesignTimeSelectionIdentifier: Hashable {}
