import Foundation
import SystemIntegration
import Vector

// The properties of texts and images in nibs and storyboards.

extension UILabel: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    font = element.child("fontDescription")?.font ?? font
    textColor = file.color("textColor", of: element) ?? textColor
    highlightedTextColor = file.color("highlightedColor", of: element)
    shadowColor = file.color("shadowColor", of: element)
    if let offset = element.child("shadowOffset") { shadowOffset = offset.size }
    textAlignment = InterfaceCases.textAlignments[element["textAlignment"] ?? ""] ?? .natural
    lineBreakMode =
      InterfaceCases.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byTruncatingTail
    numberOfLines = element.number("numberOfLines").flatMap { Int(exactly: $0) } ?? 1
    adjustsFontSizeToFitWidth =
      element["minimumFontSize"] != nil || element["minimumScaleFactor"] != nil
    minimumScaleFactor =
      element.number("minimumScaleFactor")
      ?? element.number("minimumFontSize").map { $0 / max(font.pointSize, 1) } ?? 0
    preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
    isEnabled = element.flag("enabled") ?? true
    isHighlighted = element.flag("highlighted") ?? false
    text = element.words("text")
    if let attributed = element.child("attributedText") {
      attributedText = attributed.attributedText(in: file)
    }
  }
}

extension UITextField {
  func configureField(_ element: MarkupElement, in file: InterfaceFile) {
    font = element.child("fontDescription")?.font ?? font
    textColor = file.color("textColor", of: element) ?? textColor
    textAlignment = InterfaceCases.textAlignments[element["textAlignment"] ?? ""] ?? .natural
    text = element.words("text") ?? ""
    placeholder = element.words("placeholder")
    let borders: [String: BorderStyle] = [
      "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
    ]
    borderStyle = borders[element["borderStyle"] ?? ""] ?? .none
    let modes: [String: ViewMode] = [
      "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    ]
    clearButtonMode = modes[element["clearButtonMode"] ?? ""] ?? .never
    isEnabled = element.flag("enabled") ?? true
    guard let traits = element.child("textInputTraits") else { return }
    isSecureTextEntry = traits.flag("secureTextEntry") ?? false
    keyboardType = InterfaceCases.keyboards[traits["keyboardType"] ?? ""] ?? .default
    returnKeyType = InterfaceCases.returnKeys[traits["returnKeyType"] ?? ""] ?? .default
  }
}

extension UITextView {
  func configureText(_ element: MarkupElement, in file: InterfaceFile) {
    font = element.child("fontDescription")?.font ?? font
    textColor = file.color("textColor", of: element) ?? textColor
    textAlignment = InterfaceCases.textAlignments[element["textAlignment"] ?? ""] ?? .natural
    isEditable = element.flag("editable") ?? true
    isSelectable = element.flag("selectable") ?? true
    text = element.words("text") ?? ""
    if let attributed = element.child("attributedText") {
      attributedText = attributed.attributedText(in: file)
    }
  }
}

extension UIImageView: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    image = element.image("image")
    highlightedImage = element.image("highlightedImage")
    preferredSymbolConfiguration =
      element.child("preferredSymbolConfiguration")?
      .symbolConfiguration
  }
}

extension UISearchBar: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    text = element["text"]
    placeholder = element.words("placeholder")
    searchBarStyle = element["searchBarStyle"] == "minimal" ? .minimal : .default
    showsCancelButton = element.flag("showsCancelButton") ?? false
    showsScopeBar = element.flag("showsScopeBar") ?? false
    barTintColor = file.color("barTintColor", of: element)
    let titles = element.elements(in: "scopeButtonTitles").map(\.text)
    scopeButtonTitles = titles.isEmpty ? nil : titles
  }
}
