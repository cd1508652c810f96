import Foundation
import SystemIntegration
import Vector

// The properties of views with other views in nibs and storyboards.

extension UIStackView: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    axis = element["axis"] == "vertical" ? .vertical : .horizontal
    spacing = element.number("spacing") ?? 0
    let distributions: [String: Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    distribution = distributions[element["distribution"] ?? ""] ?? .fill
    let alignments: [String: Alignment] = [
      "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    alignment = alignments[element["alignment"] ?? ""] ?? .fill
    isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement")
      ?? element.flag("isLayoutMarginsRelativeArrangement") ?? false
  }
}

extension UIScrollView: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    isScrollEnabled = element.flag("scrollEnabled") ?? true
    isPagingEnabled = element.flag("pagingEnabled") ?? false
    showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    if let insets = element.child("contentInset") { contentInset = insets.insets }
    switch self {
    case let table as UITableView: table.configureTable(element, in: file)
    case let text as UITextView: text.configureText(element, in: file)
    default: break
    }
  }
}

extension UITableView {
  fileprivate func configureTable(_ element: MarkupElement, in file: InterfaceFile) {
    separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    separatorColor = file.color("separatorColor", of: element)
    rowHeight = element.number("rowHeight") ?? UITableView.automaticDimension
    allowsSelection = element.flag("allowsSelection") ?? true
    allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
  }
}

extension UITableViewCell: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    let accessories: [String: AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
    accessoryType = accessories[element["accessoryType"] ?? ""] ?? .none
    selectionStyle = element["selectionStyle"] == "none" ? .none : .default
  }
}

extension UIVisualEffectView: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    guard let blur = element.children.first(where: { $0.name == "blurEffect" }) else { return }
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
    ]
    effect = UIBlurEffect(style: styles[blur["style"] ?? ""] ?? .regular)
  }
}
