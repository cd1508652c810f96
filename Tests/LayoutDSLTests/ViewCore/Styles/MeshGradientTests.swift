import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func pointsAreJoinedBySmoothCurves() throws {
    let mesh = MeshGradient(
      width: 3, height: 2, points: [[0, 0], [0.5, 0.2], [1, 0], [0, 1], [0.5, 1], [1, 1]],
      colors: [.red, .green, .blue, .white, .black, .gray])
    guard case .mesh(let paint) = mesh.resolvedStyle(in: EnvironmentValues()).fill else {
      Issue.record("no mesh")
      return
    }
    let top = paint.points[1]
    #expect(top.trailingControlPoint.y == 0.2 && top.leadingControlPoint.y == 0.2)
    #expect(abs(top.trailingControlPoint.x - (0.5 + 1.0 / 6)) < 1e-6)
    #expect(paint.points[0].trailingControlPoint.x > 0)
    #expect(paint.points[0].leadingControlPoint.x < 0)
  }

  @Test func incompleteMeshPaintsItsBackground() {
    let mesh = MeshGradient(
      width: 3, height: 3, points: corners, colors: [.red, .green, .blue, .white],
      background: .black)
    #expect(mesh.resolvedStyle(in: EnvironmentValues()).fill == .color(.black))
    let thin = MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
    #expect(thin.resolvedStyle(in: EnvironmentValues()).fill == .color(.clear))
  }

  @Test func opacityAppliesToEveryColour() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .green, .blue, .white])
    guard case .mesh(let paint) = mesh.opacity(0.5).resolvedStyle(in: EnvironmentValues()).fill
    else {
      Issue.record("no mesh")
      return
    }
    #expect(paint.colors.allSatisfy { $0.opacity == 0.5 })
  }

  @Test func resolvedColoursAreAccepted() {
    let colors: [Color.Resolved] = [.black, .white, .black, .white]
    let mesh = MeshGradient(width: 2, height: 2, points: corners, resolvedColors: colors)
    #expect(mesh.colors == .resolvedColors(colors) && mesh.locations == .points(corners))
  }
}
