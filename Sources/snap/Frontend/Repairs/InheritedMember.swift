import Foundation

extension DeclarationRepair {
  /// A member that extensions of UIKit's protocols declare here can only be declared again:
  /// `override` is removed, or put back where a class of the app has declared the member before.
  static let inheritedMember = Self {
    $0.contains(overridesNothing) || $0.contains("requires an 'override' keyword")
  } applyToLine: { source, line, error in
    source.declareAnew(atLine: line, error.text.contains(overridesNothing))
  }

  private static let overridesNothing = "does not override any"
}

extension SourceFile {
  /// Members of UIKit's classes that extensions declare here, besides those that the stage knows.
  private static let membersOfExtensions: Set<String> = [
    "target", "validate", "keyCommands", "canPaste", "paste", "pasteConfiguration",
    "inputViewController", "inputAccessoryViewController", "inputAssistantItem", "willMove",
    "window", "addGestureRecognizer", "removeGestureRecognizer", "gestureRecognizers",
    "addInteraction", "removeInteraction", "interactions", "addMotionEffect", "removeMotionEffect",
    "motionEffects", "effectiveUserInterfaceLayoutDirection", "drawHierarchy", "snapshotView",
    "resizableSnapshotView", "constraints", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "contentHuggingPriority",
    "setContentHuggingPriority", "contentCompressionResistancePriority",
    "setContentCompressionResistancePriority", "refreshControl", "contentLayoutGuide",
    "frameLayoutGuide", "panGestureRecognizer", "pinchGestureRecognizer",
    "preferredFocusEnvironments", "shouldUpdateFocus", "didUpdateFocus", "focusGroupIdentifier",
    "focusGroupPriority", "draw",
    "accessibilityTextualContext", "accessibilityDirectTouchOptions", "accessibilityExpandedStatus",
    "accessibilityHeaderElements", "automationElements", "accessibilityElementIsFocused",
    "canPerformAction", "tokenizer", "markedTextStyle", "selectionAffinity", "setMarkedText",
    "unmarkText", "characterRange", "baseWritingDirection", "setBaseWritingDirection",
    "shouldChangeText", "encode", "setContentScrollView", "safeAreaLayoutGuide",
    "minimumContentSizeCategory", "maximumContentSizeCategory",
    "appliedContentSizeCategoryLimitsDescription", "forBaselineLayout", "focusEffect",
    "largeContentTitle", "showsLargeContentViewer", "restorationIdentifier",
  ]

  /// Removes `override` from a line, or puts it back where it was, if the member in the line is one
  /// that extensions declare.
  fileprivate mutating func declareAnew(atLine line: Int, _ isRemoved: Bool) -> Bool {
    changeLine(line) { text in
      guard let name = text.firstMatch(of: #/\b(?:func|var)\s+(\w+)/#)?.1 else { return text }
      let word = "override"
      let blank = String(repeating: " ", count: word.count)
      if isRemoved {
        guard Self.membersOfExtensions.contains(String(name)) else { return text }
        return text.replacing(word, with: blank, maxReplacements: 1)
      }
      return text.replacing(
        #/(^|\s) {8}(\s(?:public |open |internal )*(?:func|var) )/#, maxReplacements: 1
      ) { "\($0.1)\(word)\($0.2)" }
    }
  }
}
