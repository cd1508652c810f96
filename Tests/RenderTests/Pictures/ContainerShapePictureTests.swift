import DrawingTools
import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@MainActor struct ContainerShapePictureTests {
  private func picture<V: View>(_ view: V) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 100, height: 100), scale: 1) {
      view.frame(width: 100, height: 100)
    }.render()
  }

  /// The covered area of a rounded rectangle, in pixels.
  private func area<S: Shape>(_ shape: S, inset: CGFloat) throws -> Double {
    try picture(shape.fill(.black).padding(inset)).inkedArea
  }

  private let container = RoundedRectangle(cornerRadius: 40, style: .circular)

  @Test func radiusShrinksByTheInset() throws {
    for inset in [0, 10, 25] as [CGFloat] {
      let relative = try picture(
        ContainerRelativeShape().fill(.black).padding(inset).containerShape(container))
      let expected = try picture(
        RoundedRectangle(cornerRadius: 40 - inset, style: .circular).fill(.black).padding(inset))
      #expect(relative == expected)
    }
    let far = try picture(
      ContainerRelativeShape().fill(.black).padding(45).containerShape(container))
    #expect(far.inkedArea == 100, "square where no radius is left")
  }

  @Test func shapeWithoutContainerIsRectangle() throws {
    #expect(try picture(ContainerRelativeShape().fill(.black).padding(10)).inkedArea == 6400)
    #expect(
      try picture(Rectangle().fill(.black).clipShape(.containerRelative)).inkedArea == 10000)
  }

  @Test func clipsInsetsAndErasedShapesFollowTheContainer() throws {
    let expected = try picture(
      RoundedRectangle(cornerRadius: 30, style: .circular).fill(.black).padding(10))
    #expect(
      try picture(
        Rectangle().fill(.black).clipShape(ContainerRelativeShape()).padding(10)
          .containerShape(container)) == expected)
    #expect(
      try picture(ContainerRelativeShape().inset(by: 10).fill(.black).containerShape(container))
        == expected)
    #expect(
      try picture(
        AnyShape(ContainerRelativeShape()).fill(.black).padding(10).containerShape(container))
        == expected)
    let border = try picture(
      ContainerRelativeShape().strokeBorder(.black, lineWidth: 4).containerShape(container))
    let exact = try picture(container.strokeBorder(.black, lineWidth: 4))
    #expect(border == exact)
  }

  @Test func innerContainersReplaceOuterOnes() throws {
    let inner = try picture(
      ContainerRelativeShape().fill(.black).containerShape(Circle()).padding(20)
        .containerShape(container))
    #expect(try inner == picture(Circle().fill(.black).padding(20)))
  }

  @Test func concentricCornersShareTheContainersCentres() throws {
    let concentric = try picture(
      ConcentricRectangle().fill(.black).padding(10)
        .containerShape(RoundedRectangle(cornerRadius: 40)))
    #expect(try concentric == picture(RoundedRectangle(cornerRadius: 30).fill(.black).padding(10)))
    let shifted = try picture(
      ConcentricRectangle().fill(.black).frame(width: 60, height: 60)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .containerShape(RoundedRectangle(cornerRadius: 40)))
    let uneven = try picture(
      UnevenRoundedRectangle(topLeadingRadius: 40).fill(.black).frame(width: 60, height: 60)
        .frame(width: 100, height: 100, alignment: .topLeading))
    #expect(shifted == uneven, "far corners are square")
  }

  @Test func uniformCornersHaveTheLargestRadius() throws {
    let uniform = try picture(
      ConcentricRectangle(corners: .concentric, isUniform: true).fill(.black)
        .frame(width: 60, height: 60).frame(width: 100, height: 100, alignment: .topLeading)
        .containerShape(RoundedRectangle(cornerRadius: 25)))
    let expected = try picture(
      RoundedRectangle(cornerRadius: 25).fill(.black)
        .frame(width: 60, height: 60).frame(width: 100, height: 100, alignment: .topLeading))
    #expect(uniform == expected)
    #expect(
      try area(.rect(corners: .concentric(minimum: 12)), inset: 0)
        == area(RoundedRectangle(cornerRadius: 12), inset: 0))
  }

  @Test func otherContainerShapesAreFilled() throws {
    let ellipse = try picture(ConcentricRectangle().fill(.black).containerShape(Ellipse()))
    #expect(try ellipse == picture(Ellipse().fill(.black)))
  }
}
