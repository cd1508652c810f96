import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct CentredSheetTests {
  @Test func aSheetIsInTheMiddleOfAnIPad() {
    func frame<Content: View>(_ content: Content) -> CGRect {
      Screen(834, 1210, sizeClasses: (.regular, .regular)) {
        Color.red.sheet(isPresented: .constant(true)) { content.probe("card") }
      }.frame("card")
    }
    #expect(frame(Color.green) == CGRect(147, 295, 540, 620))
    #expect(frame(Color.green.presentationSizing(.page)) == CGRect(61, 20, 712, 1170))
    #expect(
      frame(Color.green.frame(width: 100, height: 60).presentationSizing(.fitted))
        == CGRect(367, 575, 100, 60))
    #expect(
      frame(
        Color.green.frame(height: 60)
          .presentationSizing(.form.fitted(horizontal: false, vertical: true)))
        == CGRect(147, 575, 540, 60))
  }

  @Test func itsContentHasACompactWidth() {
    struct Class: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Color.green.probe("\(width == .compact)") }
    }
    let screen = Screen(834, 1210, sizeClasses: (.regular, .regular)) {
      Color.red.sheet(isPresented: .constant(true)) { Class() }
    }
    #expect(screen.probes == ["true"])
  }

  @Test func aSheetCoversAPhoneOnItsSide() {
    let screen = Screen(852, 393, sizeClasses: (.compact, .compact)) {
      Color.red.sheet(isPresented: .constant(true)) { Color.green.probe("card") }
    }
    #expect(screen.frame("card") == CGRect(0, 0, 852, 393))
  }

  @Test func anInspectorIsAColumnOfAnIPad() {
    let screen = Screen(1000, 800, sizeClasses: (.regular, .regular)) {
      Color.red.probe("content").inspector(isPresented: .constant(true)) {
        Color.green.probe("inspector").inspectorColumnWidth(250)
      }
    }
    #expect(screen.frame("inspector").width == 250)
    #expect(screen.frame("content").width == 749)
  }
}
