import ViewCore

/// Toolbar content that a user could customize; the toolbars of iPhone cannot be customized.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension _ToolbarItems: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Returns the content; the user cannot customize it.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { _ToolbarItems(self) }

  /// Returns the content without the items that are hidden until the user adds them.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    defaultVisibility == .hidden ? _ToolbarItems(entries: []) : _ToolbarItems(self)
  }
}
