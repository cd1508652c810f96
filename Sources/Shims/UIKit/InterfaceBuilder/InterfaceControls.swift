import Foundation
import SystemIntegration
import Vector

// The properties of controls in nibs and storyboards.

extension UIControl: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    isEnabled = element.flag("enabled") ?? true
    isSelected = element.flag("selected") ?? false
    switch self {
    case let button as UIButton: button.configureButton(element, in: file)
    case let field as UITextField: field.configureField(element, in: file)
    case let toggle as UISwitch:
      toggle.isOn = element.flag("on") ?? false
      toggle.onTintColor = file.color("onTintColor", of: element)
      toggle.thumbTintColor = file.color("thumbTintColor", of: element)
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
      slider.minimumTrackTintColor = file.color("minimumTrackTintColor", of: element)
      slider.maximumTrackTintColor = file.color("maximumTrackTintColor", of: element)
      slider.thumbTintColor = file.color("thumbTintColor", of: element)
    case let stepper as UIStepper:
      stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
      stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
      stepper.stepValue = Double(element.number("stepValue") ?? 1)
      stepper.value = Double(element.number("value") ?? 0)
    case let segmented as UISegmentedControl:
      segmented.removeAllSegments()
      for (index, segment) in element.elements(in: "segments").enumerated() {
        if let image = segment.image("image") {
          segmented.insertSegment(with: image, at: index, animated: false)
        } else {
          segmented.insertSegment(withTitle: segment.words("title"), at: index, animated: false)
        }
        if segment.flag("enabled") == false { segmented.setEnabled(false, forSegmentAt: index) }
      }
      segmented.selectedSegmentIndex =
        element.number("selectedSegmentIndex").flatMap { Int(exactly: $0) } ?? 0
      segmented.selectedSegmentTintColor = file.color("selectedSegmentTintColor", of: element)
    case let pages as UIPageControl:
      pages.numberOfPages = element.number("numberOfPages").flatMap { Int(exactly: $0) } ?? 0
      pages.currentPage = element.number("currentPage").flatMap { Int(exactly: $0) } ?? 0
      pages.pageIndicatorTintColor = file.color("pageIndicatorTintColor", of: element)
      pages.currentPageIndicatorTintColor = file.color(
        "currentPageIndicatorTintColor", of: element)
    case let picker as UIDatePicker:
      let modes: [String: UIDatePicker.Mode] = [
        "date": .date, "time": .time, "countDownTimer": .countDownTimer,
      ]
      picker.datePickerMode = modes[element["datePickerMode"] ?? ""] ?? .dateAndTime
      let styles: [String: UIDatePickerStyle] = [
        "wheels": .wheels, "compact": .compact, "inline": .inline,
      ]
      picker.preferredDatePickerStyle = styles[element["style"] ?? ""] ?? .automatic
    default: break
    }
  }
}

extension UIButton {
  fileprivate func configureButton(_ element: MarkupElement, in file: InterfaceFile) {
    let types: [String: ButtonType] = [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    take(types[element["buttonType"] ?? ""] ?? .custom)
    if let font = element.child("fontDescription")?.font { titleLabel?.font = font }
    let horizontal: [String: ContentHorizontalAlignment] = [
      "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    contentHorizontalAlignment =
      horizontal[element["contentHorizontalAlignment"] ?? ""] ?? .center
    let vertical: [String: ContentVerticalAlignment] = [
      "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    contentVerticalAlignment = vertical[element["contentVerticalAlignment"] ?? ""] ?? .center
    lineBreakMode =
      InterfaceCases.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byTruncatingMiddle
    contentEdgeInsets = element.child("contentEdgeInsets")?.insets ?? .zero
    titleEdgeInsets = element.child("titleEdgeInsets")?.insets ?? .zero
    imageEdgeInsets = element.child("imageEdgeInsets")?.insets ?? .zero
    let states: [String: State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected,
      "disabled": .disabled,
    ]
    for part in element.children where part.name == "state" {
      guard let state = part["key"].flatMap({ states[$0] }) else { continue }
      if let title = part.words("title") { setTitle(title, for: state) }
      if let title = part.child("attributedTitle") {
        setAttributedTitle(title.attributedText(in: file), for: state)
      }
      if let color = file.color("titleColor", of: part) { setTitleColor(color, for: state) }
      if let image = part.image("image") { setImage(image, for: state) }
      if let image = part.image("backgroundImage") { setBackgroundImage(image, for: state) }
      if let symbol = part.child("preferredSymbolConfiguration")?.symbolConfiguration {
        setPreferredSymbolConfiguration(symbol, forImageIn: state)
      }
    }
    if let part = element.child("configuration") {
      configuration = part.buttonConfiguration(in: file, title: title(for: .normal))
    }
  }
}

extension MarkupElement {
  @MainActor fileprivate func buttonConfiguration(
    in file: InterfaceFile, title: String?
  ) -> UIButton.Configuration {
    var made: UIButton.Configuration =
      switch self["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    made.title = words("title") ?? title
    made.subtitle = words("subtitle")
    if let text = child("attributedTitle") {
      made.attributedTitle = AttributedString(text.attributedText(in: file))
    }
    made.image = image("image")
    if let symbol = child("preferredSymbolConfigurationForImage")?.symbolConfiguration {
      made.preferredSymbolConfigurationForImage = symbol
    }
    let places: [String: NSDirectionalRectEdge] = [
      "top": .top, "bottom": .bottom, "trailing": .trailing,
    ]
    made.imagePlacement = places[self["imagePlacement"] ?? ""] ?? .leading
    made.imagePadding = number("imagePadding") ?? 0
    made.titlePadding = number("titlePadding") ?? made.titlePadding
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "small": .small, "medium": .medium, "large": .large, "capsule": .capsule, "fixed": .fixed,
    ]
    if let style = self["cornerStyle"].flatMap({ corners[$0] }) { made.cornerStyle = style }
    let sizes: [String: UIButton.Configuration.Size] = [
      "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    if let size = self["buttonSize"].flatMap({ sizes[$0] }) { made.buttonSize = size }
    if let insets = child("contentInsets") {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    made.baseForegroundColor = file.color("baseForegroundColor", of: self)
    made.baseBackgroundColor = file.color("baseBackgroundColor", of: self)
    if let font = child("titleFontDescription")?.font ?? child("fontDescription")?.font {
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.uiKit.font = font
        return attributes
      }
    }
    if let background = child("background"),
      let color = file.color("backgroundColor", of: background)
    {
      made.background.backgroundColor = color
    }
    return made
  }
}

extension UIProgressView: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    progress = Float(element.number("progress") ?? 0)
    progressTintColor = file.color("progressTintColor", of: element)
    trackTintColor = file.color("trackTintColor", of: element)
  }
}

extension UIActivityIndicatorView: InterfaceConfigurable {
  func configure(_ element: MarkupElement, in file: InterfaceFile) {
    style = ["large", "whiteLarge"].contains(element["style"]) ? .large : .medium
    if let color = file.color("color", of: element) { self.color = color }
    hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { startAnimating() }
  }
}
