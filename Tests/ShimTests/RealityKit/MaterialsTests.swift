import RealityKit
import Testing

struct MaterialsTests {
  /// The protocol, beside no type of SwiftUI of the same name.
  private func count(_ materials: [Material]) -> Int { materials.count }

  @Test func materialsKeepTheirColors() {
    var plain = UnlitMaterial(color: .red)
    #expect(plain.tintColor == .red && plain.baseColor == .color(.red))
    plain.baseColor = .color(.blue)
    #expect(plain.color.tint == .blue)
    plain.blending = .transparent(opacity: 0.5)
    var real = PhysicallyBasedMaterial()
    real.emissiveColor = .init(color: .green)
    real.emissiveIntensity = 2
    real.roughness = 0.25
    #expect(real.emissiveColor.color == .green && real.roughness.scale == 0.25)
    let simple = SimpleMaterial(color: .white, isMetallic: true)
    #expect(simple.metallic == .float(1) && count([plain, real, simple]) == 3)
  }
}
