import Foundation
import ObjectiveCNames
import Testing
import UIKit

@MainActor struct InterfaceObjectsTests {
  private func first(_ objects: String) throws -> UIView {
    let folder = try InterfaceFolder(["N.xib": InterfaceFolder.nib(objects)])
    defer { folder.remove() }
    let made = UINib(nibName: "N", bundle: folder.bundle).instantiate(withOwner: nil)
    return try #require(made.first as? UIView)
  }

  @Test func viewsHaveTheirPropertiesAndPlaces() throws {
    let view = try first(
      """
      <view id="a" alpha="0.5" tag="7"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><label text="Hello" textAlignment="center" numberOfLines="2" fixedFrame="YES" id="b">
      <rect key="frame" x="10" y="20" width="80" height="30"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
      <color key="textColor" systemColor="systemRedColor"/></label></subviews>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></view>
      """)
    let label = try #require(view.subviews.first as? UILabel)
    #expect(view.frame.size == CGSize(width: 200, height: 100) && view.tag == 7)
    #expect(
      view.alpha == 0.5 && view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(label.text == "Hello" && label.numberOfLines == 2 && label.font.pointSize == 22)
    #expect(label.textAlignment == .center && label.textColor == .systemRed)
    #expect(label.frame == CGRect(x: 10, y: 20, width: 80, height: 30))
  }

  @Test func constraintsPlaceViews() throws {
    let view = try first(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
      <constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" \
      multiplier="1:4" id="w"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" \
      constant="12" id="l"/>
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="8" id="c"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" \
      placeholder="YES" id="p"/>
      </constraints></view>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 12, y: 62, width: 50, height: 30))
  }

  @Test func buttonsHaveThePictureOfTheirType() throws {
    let view = try first(
      """
      <view id="a"><subviews><button buttonType="contactAdd" id="b"/>
      <button buttonType="system" id="c"/></subviews></view>
      """)
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 2 && buttons.first?.image(for: .normal) != nil)
    #expect(buttons.last?.image(for: .normal) == nil)
  }

  /// The interface builder writes both attributes for a view without constraints.
  @Test func aFixedFrameIsKept() throws {
    let view = try first(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <switch fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="30" y="40" width="51" height="31"/></switch></subviews></view>
      """)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 30, y: 40, width: 51, height: 31))
    #expect(view.subviews.first?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test func stacksArrangeTheirViews() throws {
    let stack = try #require(
      try first(
        """
        <stackView axis="vertical" spacing="6" distribution="fillEqually" alignment="center" id="a">
        <subviews><switch on="YES" id="b"/><progressView progress="0.25" id="c"/></subviews></stackView>
        """) as? UIStackView)
    #expect(stack.axis == .vertical && stack.spacing == 6)
    #expect(stack.distribution == .fillEqually && stack.alignment == .center)
    #expect(stack.arrangedSubviews.count == 2)
    #expect((stack.arrangedSubviews.first as? UISwitch)?.isOn == true)
    #expect((stack.arrangedSubviews.last as? UIProgressView)?.progress == 0.25)
  }

  @Test func buttonsHaveTheirStatesAndConfigurations() throws {
    let button = try #require(
      try first(
        """
        <button buttonType="system" id="a"><state key="normal" title="Save"/>
        <state key="selected" title="Saved"/>
        <buttonConfiguration key="configuration" style="filled" cornerStyle="capsule"/></button>
        """) as? UIButton)
    #expect(button.buttonType == .system && button.title(for: .selected) == "Saved")
    #expect(button.configuration?.title == "Save")
    #expect(button.configuration?.cornerStyle == .capsule)
  }

  @Test func actionsOfObjectsAreSent() throws {
    let folder = try InterfaceFolder([
      "N.xib": InterfaceFolder.nib(
        """
        <button id="a"><connections><action selector="note:" destination="-1" \
        eventType="touchUpInside" id="c"/></connections></button>
        """)
    ])
    defer { folder.remove() }
    let receiver = Receiver()
    let made = UINib(nibName: "N", bundle: folder.bundle).instantiate(withOwner: receiver)
    let button = try #require(made.first as? UIButton)
    #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["note:"])
  }

  /// The file may come from anywhere.
  @Test(arguments: [
    "", "<document", "<other/>", "<document><objects></document>", "\u{FF}<document/>",
    "<document>" + String(repeating: "<view>", count: 400),
  ])
  func aDamagedNibHasNoObjects(text: String) throws {
    let folder = try InterfaceFolder(["N.xib": text])
    defer { folder.remove() }
    #expect(UINib(nibName: "N", bundle: folder.bundle).instantiate(withOwner: nil).isEmpty)
  }

  @Test func numbersThatNoViewHasAreIgnored() throws {
    let view = try first(
      """
      <label tag="1e300" numberOfLines="0.5" alpha="nan" horizontalHuggingPriority="1e9" id="a">
      <rect key="frame" x="nan" y="inf" width="-5" height="1e999"/></label>
      """)
    #expect(view.frame == .zero && view.tag == 0 && view.alpha == 1)
  }
}
