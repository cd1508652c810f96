// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// SwiftUI's names that this package does not have yet are declared as unavailable: using one is then
// an error at its own line. Without a declaration, the type checker tries every way to repair the
// view, which takes a minute in a large body and can blame another line.
//
// - A modifier has one declaration for each list of labels, and returns its view unchanged, so that
//   it adds nothing to the search for overloads.
// - A new symbol replaces its line here; a test finds lines that are left over.

/// The argument of modifiers that are not supported yet, with the members that SwiftUI's types have.
public struct _UnavailableOption: ExpressibleByArrayLiteral, ExpressibleByStringLiteral, Sendable {
  public init(arrayLiteral elements: _UnavailableOption...) {}
  public init(stringLiteral value: String) {}
}

extension _UnavailableOption {
  public static var active: _UnavailableOption { [] }
  public static var alignment: _UnavailableOption { [] }
  public static var all: _UnavailableOption { [] }
  public static var allowed: _UnavailableOption { [] }
  public static var always: _UnavailableOption { [] }
  public static var automatic: _UnavailableOption { [] }
  public static var balanced: _UnavailableOption { [] }
  public static var began: _UnavailableOption { [] }
  public static var bottomBar: _UnavailableOption { [] }
  public static var browser: _UnavailableOption { [] }
  public static var cancel: _UnavailableOption { [] }
  public static var cancelAction: _UnavailableOption { [] }
  public static var capsLock: _UnavailableOption { [] }
  public static var clear: _UnavailableOption { [] }
  public static var combine: _UnavailableOption { [] }
  public static var command: _UnavailableOption { [] }
  public static var compact: _UnavailableOption { [] }
  public static var concentrated: _UnavailableOption { [] }
  public static var confirmation: _UnavailableOption { [] }
  public static var contain: _UnavailableOption { [] }
  public static var content: _UnavailableOption { [] }
  public static var control: _UnavailableOption { [] }
  public static var critical: _UnavailableOption { [] }
  public static var custom: _UnavailableOption { [] }
  public static var decrease: _UnavailableOption { [] }
  public static var defaultAction: _UnavailableOption { [] }
  public static var delete: _UnavailableOption { [] }
  public static var deleteForward: _UnavailableOption { [] }
  public static var destructive: _UnavailableOption { [] }
  public static var disabled: _UnavailableOption { [] }
  public static var disabledBecauseOfContent: _UnavailableOption { [] }
  public static var dismiss: _UnavailableOption { [] }
  public static var downArrow: _UnavailableOption { [] }
  public static var editor: _UnavailableOption { [] }
  public static var enabled: _UnavailableOption { [] }
  public static var end: _UnavailableOption { [] }
  public static var ended: _UnavailableOption { [] }
  public static var error: _UnavailableOption { [] }
  public static var escape: _UnavailableOption { [] }
  public static var expanded: _UnavailableOption { [] }
  public static var explicit: _UnavailableOption { [] }
  public static var fileSystem: _UnavailableOption { [] }
  public static var fitted: _UnavailableOption { [] }
  public static var fixed: _UnavailableOption { [] }
  public static var flexible: _UnavailableOption { [] }
  public static var focus: _UnavailableOption { [] }
  public static var form: _UnavailableOption { [] }
  public static var fullScreen: _UnavailableOption { [] }
  public static var fullScreenCover: _UnavailableOption { [] }
  public static var hard: _UnavailableOption { [] }
  public static var heavy: _UnavailableOption { [] }
  public static var hidden: _UnavailableOption { [] }
  public static var home: _UnavailableOption { [] }
  public static var identity: _UnavailableOption { [] }
  public static var ignore: _UnavailableOption { [] }
  public static var immediately: _UnavailableOption { [] }
  public static var impact: _UnavailableOption { [] }
  public static var increase: _UnavailableOption { [] }
  public static var inline: _UnavailableOption { [] }
  public static var interaction: _UnavailableOption { [] }
  public static var interactive: _UnavailableOption { [] }
  public static var interactively: _UnavailableOption { [] }
  public static var landscapeLeft: _UnavailableOption { [] }
  public static var landscapeRight: _UnavailableOption { [] }
  public static var leftArrow: _UnavailableOption { [] }
  public static var levelChange: _UnavailableOption { [] }
  public static var levels: _UnavailableOption { [] }
  public static var light: _UnavailableOption { [] }
  public static var limited: _UnavailableOption { [] }
  public static var link: _UnavailableOption { [] }
  public static var medium: _UnavailableOption { [] }
  public static var minimal: _UnavailableOption { [] }
  public static var modal: _UnavailableOption { [] }
  public static var moveDown: _UnavailableOption { [] }
  public static var moveUp: _UnavailableOption { [] }
  public static var narrative: _UnavailableOption { [] }
  public static var navigationStack: _UnavailableOption { [] }
  public static var never: _UnavailableOption { [] }
  public static var none: _UnavailableOption { [] }
  public static var numericPad: _UnavailableOption { [] }
  public static var onDrag: _UnavailableOption { [] }
  public static var onScrollDown: _UnavailableOption { [] }
  public static var onScrollUp: _UnavailableOption { [] }
  public static var onSearchPresentation: _UnavailableOption { [] }
  public static var onTextEntry: _UnavailableOption { [] }
  public static var option: _UnavailableOption { [] }
  public static var outline: _UnavailableOption { [] }
  public static var page: _UnavailableOption { [] }
  public static var pageDown: _UnavailableOption { [] }
  public static var pageUp: _UnavailableOption { [] }
  public static var pathComplete: _UnavailableOption { [] }
  public static var plain: _UnavailableOption { [] }
  public static var pointer: _UnavailableOption { [] }
  public static var portrait: _UnavailableOption { [] }
  public static var portraitUpsideDown: _UnavailableOption { [] }
  public static var preferred: _UnavailableOption { [] }
  public static var primary: _UnavailableOption { [] }
  public static var priority: _UnavailableOption { [] }
  public static var prominent: _UnavailableOption { [] }
  public static var prominentDetail: _UnavailableOption { [] }
  public static var regular: _UnavailableOption { [] }
  public static var `repeat`: _UnavailableOption { [] }
  public static var resize: _UnavailableOption { [] }
  public static var `return`: _UnavailableOption { [] }
  public static var reversed: _UnavailableOption { [] }
  public static var rightArrow: _UnavailableOption { [] }
  public static var rigid: _UnavailableOption { [] }
  public static var scrolls: _UnavailableOption { [] }
  public static var scrollView: _UnavailableOption { [] }
  public static var search: _UnavailableOption { [] }
  public static var selection: _UnavailableOption { [] }
  public static var selectionChange: _UnavailableOption { [] }
  public static var sheet: _UnavailableOption { [] }
  public static var shift: _UnavailableOption { [] }
  public static var sidebar: _UnavailableOption { [] }
  public static var sidebarAdaptable: _UnavailableOption { [] }
  public static var sidebarToggle: _UnavailableOption { [] }
  public static var soft: _UnavailableOption { [] }
  public static var solid: _UnavailableOption { [] }
  public static var sourceCode: _UnavailableOption { [] }
  public static var space: _UnavailableOption { [] }
  public static var spellOut: _UnavailableOption { [] }
  public static var standard: _UnavailableOption { [] }
  public static var start: _UnavailableOption { [] }
  public static var stop: _UnavailableOption { [] }
  public static var subtle: _UnavailableOption { [] }
  public static var success: _UnavailableOption { [] }
  public static var switcher: _UnavailableOption { [] }
  public static var tab: _UnavailableOption { [] }
  public static var tabBar: _UnavailableOption { [] }
  public static var text: _UnavailableOption { [] }
  public static var title: _UnavailableOption { [] }
  public static var toolbarTitle: _UnavailableOption { [] }
  public static var unified: _UnavailableOption { [] }
  public static var upArrow: _UnavailableOption { [] }
  public static var userInitiated: _UnavailableOption { [] }
  public static var warning: _UnavailableOption { [] }
  public static var window: _UnavailableOption { [] }
  public static var word: _UnavailableOption { [] }
  public static var zoom: _UnavailableOption { [] }
  public static func enabled(_ value: Any) -> _UnavailableOption { [] }
  public static func enabled(upThrough detent: PresentationDetent) -> _UnavailableOption { [] }
  public static func impact(flexibility: _UnavailableOption, intensity: Double = 1)
    -> _UnavailableOption
  { [] }
  public static func impact(weight: _UnavailableOption, intensity: Double = 1) -> _UnavailableOption
  { [] }
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> _UnavailableOption
  { [] }
  public func tint(_ color: Color?) -> _UnavailableOption { self }
  public func interactive(_ isEnabled: Bool = true) -> _UnavailableOption { self }
}
