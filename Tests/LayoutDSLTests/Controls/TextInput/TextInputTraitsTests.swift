import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TextInputTraitsTests {
  @Test func doNotChangeTheDrawing() {
    let plain = Screen(200, 100) { TextField("Mail", text: .constant("a")).probe("field") }
    let dressed = Screen(200, 100) {
      TextField("Mail", text: .constant("a")).probe("field")
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
    }
    #expect(dressed.frame("field") == plain.frame("field"))
    #expect(dressed.list == plain.list)
  }

  @Test func aTypeOfUIKitIsACapitalization() {
    #expect(TextInputAutocapitalization(.none) == .never)
    #expect(TextInputAutocapitalization(.words) == .words)
    #expect(TextInputAutocapitalization(.sentences) == .sentences)
    #expect(TextInputAutocapitalization(.allCharacters) == .characters)
  }
}
