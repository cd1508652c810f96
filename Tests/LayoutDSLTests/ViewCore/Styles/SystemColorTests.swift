import LayoutDSL
import Testing

@testable import ViewCore

@Suite struct SystemColorTests {
  private func bytes(_ color: SystemColor, _ change: (inout ColorContext) -> Void) -> [Int] {
    var context = ColorContext(colorScheme: .dark)
    context.isElevated = true
    change(&context)
    let color = color.resolved(in: context)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func darkBackgroundsAboveOthersAreLighter() {
    for color in [SystemColor.background, .groupedBackground] {
      #expect(bytes(color) { _ in } == [0x1C, 0x1C, 0x1E])
      #expect(bytes(color) { $0.isElevated = false } == [0, 0, 0])
      #expect(bytes(color) { $0.contrast = .increased } == [36, 36, 38])
    }
    for color in [SystemColor.secondaryBackground, .secondaryGroupedBackground] {
      #expect(bytes(color) { _ in } == [0x2C, 0x2C, 0x2E])
    }
    for color in [SystemColor.tertiaryBackground, .tertiaryGroupedBackground] {
      #expect(bytes(color) { _ in } == [0x3A, 0x3A, 0x3C])
    }
  }

  @Test func lightBackgroundsAndOtherColorsStay() {
    #expect(bytes(.background) { $0.colorScheme = .light } == [255, 255, 255])
    #expect(bytes(.red) { _ in } == bytes(.red) { $0.isElevated = false })
    #expect(bytes(.gray6) { _ in } == bytes(.gray6) { $0.isElevated = false })
  }
}
