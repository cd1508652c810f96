import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// The dimensions of controls in the look of iOS 26.
@MainActor struct ControlsOnIOS26Tests {
  @Test func aSwitchIsACapsuleWithAWideKnob() {
    func screen(_ isOn: Bool) -> Screen {
      Screen(200, 100, scale: 2) { Toggle("aa", isOn: .constant(isOn)).probe("t").onIOS26() }
    }
    #expect(screen(false).frame("t") == CGRect(0, 36, 200, 28))
    #expect(screen(false).fills(of: .white) == [CGRect(139, 38, 39, 24)])
    #expect(screen(true).fills(of: .white) == [CGRect(159, 38, 39, 24)])
  }

  @Test func onlyTheTrackOfADisabledSwitchFades() {
    func track(_ isDisabled: Bool) -> Int {
      Screen(200, 100, scale: 2) {
        Toggle("aa", isOn: .constant(true)).disabled(isDisabled).onIOS26()
      }
      .fills(of: isDisabled ? Color.green.opacity(0.5) : .green).count
    }
    #expect(track(false) == 1)
    #expect(track(true) == 1)
  }

  @Test func theKnobOfASliderIsWide() {
    let screen = Screen(228, 100, scale: 2) { Slider(value: .constant(0)).probe("s").onIOS26() }
    #expect(screen.frame("s") == CGRect(0, 34.5, 228, 31))
    #expect(screen.fills(of: .white) == [CGRect(0, 37.5, 38, 25)])
    #expect(screen.fills(of: Color.primary.opacity(0.1)) == [CGRect(0, 47, 228, 6)])
  }

  @Test func aStepperIsACapsule() {
    let screen = Screen(200, 100, scale: 2) {
      Stepper("a", value: .constant(1)).probe("s").onIOS26()
    }
    #expect(screen.frame("s") == CGRect(0, 34, 200, 32))
    #expect(screen.fills(of: Color.primary.opacity(11 / 255)) == [CGRect(106, 34, 94, 32)])
  }

  @Test func segmentsAreACapsule() {
    let screen = Screen(200, 100, scale: 2) {
      Picker("", selection: .constant(1)) {
        Text("a").tag(1)
        Text("b").tag(2)
      }
      .pickerStyle(.segmented).probe("p").onIOS26()
    }
    #expect(screen.frame("p") == CGRect(0, 34, 200, 32))
    #expect(screen.fills(of: .white) == [CGRect(2, 36, 96, 28)])
  }

  @Test func theValueOfAMenuHasMoreRoom() {
    func size(_ palette: SystemPalette) -> CGSize {
      Screen(200, 100, scale: 2) {
        Picker("", selection: .constant(1)) { Text("a").tag(1) }
          .pickerStyle(.menu).probe("p").environment(\.styles.color.palette, palette)
      }
      .frame("p").size
    }
    #expect(size(.iOS26).width - size(.iOS18).width == 3)
    #expect(size(.iOS26).height - size(.iOS18).height == 2)
  }

  @Test func datesAndTimesAreOnCapsules() throws {
    for components: DatePickerComponents in [.date, [.date, .hourAndMinute]] {
      let screen = Screen(300, 100, scale: 3) {
        DatePicker(
          "", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
          displayedComponents: components
        )
        .labelsHidden().probe("d").onIOS26()
      }
      #expect(abs(screen.frame("d").height - 89 / 3) < 0.01)
    }
    #expect(SystemLook.iOS26.picker.datePlate == .capsule)
  }

  @Test func borderedButtonsAreCapsules() {
    let rect = CGRect(0, 0, 80, 34)
    for size in ControlSize.allCases {
      let shape = ButtonBorderShape.automatic.shape(for: size, look: .iOS26)
      #expect(shape.path(in: rect) == Capsule(style: .continuous).path(in: rect))
    }
    let older = ButtonBorderShape.automatic.shape(for: .regular, look: .iOS18)
    #expect(older.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }

  @Test func thePromptOfAFieldIsLighterThanALabel() {
    let screen = Screen(200, 100, scale: 2) {
      TextField("a", text: .constant("")).textFieldStyle(.roundedBorder).probe("f").onIOS26()
    }
    #expect(screen.frame("f") == CGRect(0, 33, 200, 34))
    let prompt = SystemLook.iOS26.field.prompt.resolve(in: EnvironmentValues())
    #expect(prompt == Color.black.opacity(66 / 255).resolve(in: EnvironmentValues()))
  }
}
