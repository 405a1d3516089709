import bpy,bmesh,math,random,sys,os,time,json
import numpy as np
from mathutils import Vector,Matrix
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
pi=math.pi
def lin(h):
    h=h.lstrip('#'); v=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple(x/12.92 if x<=.04045 else ((x+.055)/1.055)**2.4 for x in v)+(1,)
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene
def mat(name,color='#cccccc',rough=.5,metal=0,spec=.5,sheen=0,coat=0,aniso=0,bump=None,trans=0,ior=1.45,var=0,sss=0):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; p=nt.nodes['Principled BSDF']
    I=p.inputs; I['Base Color'].default_value=lin(color) if isinstance(color,str) else color
    I['Roughness'].default_value=rough; I['Metallic'].default_value=metal; I['Specular'].default_value=spec
    I['Sheen'].default_value=sheen; I['Sheen Tint'].default_value=.6; I['Clearcoat'].default_value=coat; I['Clearcoat Roughness'].default_value=.08
    I['Anisotropic'].default_value=aniso; I['Transmission'].default_value=trans; I['IOR'].default_value=ior
    if sss: I['Subsurface'].default_value=sss; I['Subsurface Color'].default_value=I['Base Color'].default_value; I['Subsurface Radius'].default_value=(.05,.05,.05)
    if aniso:
        t=nt.nodes.new('ShaderNodeTangent'); t.direction_type='RADIAL'; t.axis='Z'; nt.links.new(t.outputs[0],I['Tangent'])
    tc=nt.nodes.new('ShaderNodeTexCoord'); last=None
    if var: # value variation
        n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=var[0]; n.inputs['Detail'].default_value=4
        nt.links.new(tc.outputs['Object'],n.inputs['Vector'])
        r=nt.nodes.new('ShaderNodeMapRange'); r.inputs['From Min'].default_value=.3; r.inputs['From Max'].default_value=.7
        r.inputs['To Min'].default_value=1-var[1]; r.inputs['To Max'].default_value=1+var[1]*.4
        nt.links.new(n.outputs['Fac'],r.inputs['Value'])
        h=nt.nodes.new('ShaderNodeHueSaturation'); h.inputs['Color'].default_value=I['Base Color'].default_value
        nt.links.new(r.outputs[0],h.inputs['Value']); nt.links.new(h.outputs[0],I['Base Color'])
    for b in (bump or []):   # (kind, scale, strength, distance[,uvscale])
        kind,sc,st,di=b[:4]
        if kind=='noise': t=nt.nodes.new('ShaderNodeTexNoise'); t.inputs['Detail'].default_value=6; t.inputs['Scale'].default_value=sc; o=t.outputs['Fac']
        elif kind=='voronoi': t=nt.nodes.new('ShaderNodeTexVoronoi'); t.inputs['Scale'].default_value=sc; o=t.outputs['Distance']
        elif kind=='brush':
            t=nt.nodes.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value=sc; o=t.outputs['Fac']
        elif kind=='weave':  # product of sines in UV -> basket weave
            t=nt.nodes.new('ShaderNodeTexWave'); t.wave_type='BANDS'; t.bands_direction='DIAGONAL'; t.inputs['Scale'].default_value=sc; o=t.outputs['Fac']
        src=tc.outputs['UV'] if kind=='weave' or (len(b)>4) else tc.outputs['Object']
        if len(b)>4 or kind=='brush':
            mp=nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=b[4] if len(b)>4 else (1,1,40); nt.links.new(src,mp.inputs['Vector']); src=mp.outputs[0]
        nt.links.new(src,t.inputs['Vector'])
        bn=nt.nodes.new('ShaderNodeBump'); bn.inputs['Strength'].default_value=st; bn.inputs['Distance'].default_value=di
        nt.links.new(o,bn.inputs['Height'])
        if last: nt.links.new(last,bn.inputs['Normal'])
        last=bn.outputs[0]
    if last: nt.links.new(last,I['Normal'])
    return m
def add(name,verts,faces,m=None,smooth=True,uvs=None):
    me=bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts],[],faces); me.update()
    if uvs is not None:
        l=me.uv_layers.new(); 
        for lp in me.loops: l.data[lp.index].uv=uvs[lp.vertex_index]
    o=bpy.data.objects.new(name,me); bpy.context.collection.objects.link(o)
    if m: me.materials.append(m)
    if smooth: me.polygons.foreach_set('use_smooth',[True]*len(me.polygons))
    return o
def sub(o,l=2): md=o.modifiers.new('s','SUBSURF'); md.levels=l; md.render_levels=l; return o
def lathe(name,prof,m,n=128,fn=None,closed=False):
    """prof: (r,z) list"""
    V=[];F=[];k=len(prof)
    for i in range(n):
        a=2*pi*i/n
        for j,(r,z) in enumerate(prof):
            if fn: r,z=fn(a,r,z,j)
            V.append((r*math.cos(a),r*math.sin(a),z))
    kk=k if closed else k-1
    for i in range(n):
        i2=(i+1)%n
        for j in range(kk):
            j2=(j+1)%k; F.append((i*k+j,i2*k+j,i2*k+j2,i*k+j2))
    return add(name,V,F,m)
def tube(name,pts,r,m,n=10,closed=False,rfn=None,flat=None):
    """sweep a circle (or flat=(w,h) superellipse) along pts with parallel transport."""
    P=[Vector(p) for p in pts]; N=len(P); T=[]
    for i in range(N):
        a=P[(i-1)%N] if (closed or i>0) else P[0]; b=P[(i+1)%N] if (closed or i<N-1) else P[-1]; T.append((b-a).normalized())
    u=T[0].orthogonal().normalized(); V=[];F=[];UV=[];L=0
    for i in range(N):
        u=(u-T[i]*u.dot(T[i])).normalized(); w=T[i].cross(u); R=rfn(i/(N-1)) if rfn else r
        if i: L+=(P[i]-P[i-1]).length
        for k in range(n):
            a=2*pi*k/n; V.append(P[i]+(u*math.cos(a)+w*math.sin(a))*R); UV.append((L,k/n))
    for i in range(N if closed else N-1):
        i2=(i+1)%N
        for k in range(n): F.append((i*n+k,i*n+(k+1)%n,i2*n+(k+1)%n,i2*n+k))
    if not closed: F.append(tuple(range(n))[::-1]); F.append(tuple((N-1)*n+k for k in range(n)))
    return add(name,V,F,m,uvs=UV)
def rbox(name,c,s,m,bev=.03,seg=4,rot=None):
    bm=bmesh.new(); bmesh.ops.create_cube(bm,size=1); me=bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    for v in me.vertices: v.co=Vector((v.co.x*s[0],v.co.y*s[1],v.co.z*s[2]))
    o=bpy.data.objects.new(name,me); bpy.context.collection.objects.link(o); o.location=c
    if rot: o.rotation_euler=rot
    if m: me.materials.append(m)
    md=o.modifiers.new('b','BEVEL'); md.width=bev; md.segments=seg; md.limit_method='NONE'
    me.polygons.foreach_set('use_smooth',[True]*6); me.use_auto_smooth=True; me.auto_smooth_angle=math.radians(40)
    return o
def boolean(o,c,op='DIFFERENCE'):
    md=o.modifiers.new('bo','BOOLEAN'); md.object=c; md.operation=op; md.solver='EXACT'; c.hide_render=True; c['nofit']=1
def fillet(pts,rad,seg=6):
    """round the corners of an (r,z) polyline"""
    out=[pts[0]]
    for i in range(1,len(pts)-1):
        a,b,c=Vector(pts[i-1]),Vector(pts[i]),Vector(pts[i+1]); r=rad[i] if isinstance(rad,(list,tuple)) else rad
        r=min(r,(a-b).length*.49,(c-b).length*.49); p=b+(a-b).normalized()*r; q=b+(c-b).normalized()*r
        for k in range(seg+1):
            t=k/seg; out.append(tuple(p*(1-t)**2+b*2*t*(1-t)+q*t*t))
    out.append(pts[-1]); return out
def hair(o,count,length,m,slot=1,rad=.004,rand=.5,children=0,clump=0,rough=.02):
    o.data.materials.append(m)
    md=o.modifiers.new('h','PARTICLE_SYSTEM'); st=md.particle_system.settings
    st.type='HAIR'; st.count=count; st.hair_length=length; st.use_advanced_hair=True; st.brownian_factor=rand*length; st.normal_factor=length*.25
    st.hair_step=4; st.render_step=3; st.material=len(o.data.materials); st.root_radius=1; st.tip_radius=.3; st.radius_scale=rad
    st.use_modifier_stack=True; st.distribution='RAND'
    if children:
        st.child_type='INTERPOLATED'; st.rendered_child_count=children; st.child_nbr=1; st.clump_factor=clump; st.roughness_1=rough; st.roughness_1_size=1; st.roughness_2=rough*.6; st.child_length=1
    return o
# ------------------------------------------------------------------ studio
def studio(res=800,az=-28,el=24,lens=85,fill=.80,samples=96,exposure=0,look='Medium High Contrast',vt='Filmic',key=1.0,mirror=False,bg='#f4efe6'):
    s=bpy.context.scene; dg=bpy.context.evaluated_depsgraph_get()
    pts=[]
    for o in s.objects:
        if o.type in('MESH','CURVE') and not o.get('nofit'):
            e=o.evaluated_get(dg); pts+= [e.matrix_world@Vector(c) for c in ([v.co for v in e.to_mesh().vertices] )]
    A=np.array([tuple(p) for p in pts]); mn,mx=A.min(0),A.max(0); zmin=mn[2]
    S=2.0/np.linalg.norm(mx-mn)*1.0        # scene scale: light set-up scales with product
    k=1/S
    ctr=Vector(((mn+mx)/2).tolist())
    # sweep
    W=14*k; D=4.5*k; R=2.0*k; H=9*k; prof=[(-9*k,0)]
    n=24
    prof+=[(D-R+R*math.sin(t*pi/2/n),R-R*math.cos(t*pi/2/n)) for t in range(n+1)]+[(D,H)]
    a=math.radians(az)
    dirv=Vector((math.sin(a),-math.cos(a),0)); side=Vector((math.cos(a),math.sin(a),0))
    V=[];F=[]
    for i,(y,z) in enumerate(prof):
        for sx in(-1,1): V.append(Vector((ctr.x,ctr.y,zmin))+side*sx*W-dirv*y+Vector((0,0,z)))
    for i in range(len(prof)-1): F.append((2*i,2*i+1,2*i+3,2*i+2))
    bgm=mat('bg',bg,rough=.75,spec=.15); sw=add('sweep',V,F,bgm); sw['nofit']=1
    # camera
    cd=bpy.data.cameras.new('c'); cam=bpy.data.objects.new('c',cd); bpy.context.collection.objects.link(cam); s.camera=cam
    cd.lens=lens; cd.sensor_width=36; cd.clip_end=1000*k; cd.clip_start=.01*k
    e=math.radians(el); view=(dirv*math.cos(e)+Vector((0,0,math.sin(e)))).normalized()
    q=(view).to_track_quat('Z','Y'); cam.rotation_euler=q.to_euler(); Rm=np.array(q.to_matrix())
    th=36/(2*lens); c=np.array(ctr); dist=3*k*lens/36
    for _ in range(12):
        P=(A-(c+np.array(view)*dist))@Rm; x=P[:,0]/-P[:,2]/th; y=P[:,1]/-P[:,2]/th
        cx,cy=(x.max()+x.min())/2,(y.max()+y.min())/2; ext=max(x.max()-x.min(),y.max()-y.min())/2
        c=c+Rm[:,0]*cx*th*dist+Rm[:,1]*(cy)*th*dist; dist*=ext/fill
    c=c-Rm[:,1]*.02*dist*th
    cam.location=Vector((c+np.array(view)*dist).tolist())
    # lights: positions relative to camera azimuth
    def area(n,pos,size,power,col=(1,1,1),sy=None,spread=180):
        l=bpy.data.lights.new(n,'AREA'); l.shape='RECTANGLE'; l.size=size*k; l.size_y=(sy or size)*k; l.energy=power*k*k; l.color=col; l.spread=math.radians(spread)
        o=bpy.data.objects.new(n,l); bpy.context.collection.objects.link(o)
        p=ctr+side*pos[0]*k+dirv*pos[1]*k+Vector((0,0,pos[2]*k)); o.location=p; o.rotation_euler=(p-ctr).to_track_quat('Z','Y').to_euler(); return o
    area('key',(-2.2,1.2,2.8),1.8,150*key,(1,.965,.92))
    area('fill',(3.0,1.6,1.4),2.4,42*key,(.92,.96,1))
    area('top',(.3,-1.2,3.4),2.2,70*key,(1,1,1))
    w=bpy.data.worlds.new('w'); s.world=w; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(1,.98,.95,1); w.node_tree.nodes['Background'].inputs[1].default_value=.32*key
    if mirror: # dark + bright cards reflected by metal
        for nm,x,y,z,sx,sz,m in(('card1',3.2,.3,.6,.9,2.2,mat('blk','#101010',.9,spec=0)),('card2',-1.0,4.2,.4,3.2,.5,mat('blk2','#151515',.9,spec=0))):
            p=ctr+side*x*k+dirv*y*k+Vector((0,0,z*k)); qd=(ctr-p).to_track_quat('Z','Y')
            vv=[p+qd@Vector((u*sx*k,v*sz*k,0)) for u,v in((-.5,-.5),(.5,-.5),(.5,.5),(-.5,.5))]
            o=add(nm,vv,[(0,1,2,3)],m); o['nofit']=1; o.visible_diffuse=False; o.visible_camera=False; o.visible_shadow=False
    s.render.engine='CYCLES'; cy=s.cycles; cy.device='CPU'; cy.samples=samples; cy.use_adaptive_sampling=True; cy.adaptive_threshold=.02; cy.adaptive_min_samples=16
    cy.use_denoising=False; cy.max_bounces=8; cy.diffuse_bounces=3; cy.glossy_bounces=4; cy.transmission_bounces=8; cy.transparent_max_bounces=16
    cy.caustics_reflective=False; cy.caustics_refractive=False; cy.blur_glossy=.5; cy.sample_clamp_indirect=4; cy.sample_clamp_direct=0; cy.pixel_filter_type='BLACKMAN_HARRIS'
    s.render.resolution_x=s.render.resolution_y=res; s.render.resolution_percentage=100; s.render.threads_mode='FIXED'; s.render.threads=2; s.render.use_persistent_data=False
    s.view_settings.view_transform=vt; s.view_settings.look=look if vt=='Filmic' else 'None'; s.view_settings.exposure=exposure
    return cam
def grade(rgb,target=None,knee=.8,pct=72):
    """gain so that the backdrop (left/right/top border, pct-th percentile) hits `target`, then a soft shoulder"""
    if target:
        H,W=rgb.shape[:2]; b=max(4,W//40); e=np.concatenate((rgb[:,:b].reshape(-1,3),rgb[:,-b:].reshape(-1,3),rgb[-b:].reshape(-1,3)))
        rgb=rgb*(np.array(lin(target)[:3])/np.percentile(e,pct,axis=0)).astype(np.float32)
    return np.where(rgb>knee,knee+(1-knee)*np.tanh((rgb-knee)/(1-knee)),rgb).astype(np.float32)
def render(out,zones=(),prefilter=True,bgtarget=None,pct=72,albedo_only=False):
    """renders, denoises, writes out.png and, for each zone (a tuple of material names), out.mask.png, out.mask2.png"""
    s=bpy.context.scene; vl=s.view_layers[0]; vl.cycles.denoising_store_passes=True
    if zones: vl.use_pass_cryptomatte_material=True; vl.pass_cryptomatte_depth=4
    s.use_nodes=True; nt=s.node_tree; nt.nodes.clear(); rl=nt.nodes.new('CompositorNodeRLayers'); fo=nt.nodes.new('CompositorNodeOutputFile')
    tmp=out+'_tmp'; os.makedirs(tmp,exist_ok=True); fo.base_path=tmp; fo.format.file_format='OPEN_EXR'; fo.format.color_depth='32'; fo.format.exr_codec='NONE' if False else 'ZIP'
    fo.file_slots.clear()
    def slot(n,sock): fo.file_slots.new(n); nt.links.new(sock,fo.inputs[n])
    slot('rgb',rl.outputs['Image']); slot('alb',rl.outputs['Denoising Albedo']); slot('nrm',rl.outputs['Denoising Normal'])
    for i,mats in enumerate(zones):
        cm=nt.nodes.new('CompositorNodeCryptomatteV2'); cm.source='RENDER'; cm.scene=s; cm.layer_name=vl.name+'.CryptoMaterial'; cm.matte_id=','.join(mats)
        slot('msk%d'%i,cm.outputs['Matte'])
    co=nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'],co.inputs[0])
    t=time.time(); bpy.ops.render.render(); tr=time.time()-t
    RX,RY=s.render.resolution_x,s.render.resolution_y
    def ld(n):
        im=bpy.data.images.load(os.path.join(tmp,n+'%04d.exr'%s.frame_current)); im.colorspace_settings.name='Non-Color' if n!='rgb' else 'Linear'
        a=np.empty(RX*RY*4,np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im); return a.reshape(RY,RX,4)[...,:3]
    import shutil,denoiser
    if albedo_only: alb=ld('alb'); shutil.rmtree(tmp); return alb
    t=time.time(); rgb=denoiser.denoise(ld('rgb'),ld('alb'),ld('nrm'),prefilter); td=time.time()-t
    if bgtarget: rgb=grade(rgb,bgtarget,pct=pct)
    save(rgb,out+'.png')
    for i in range(len(zones)): save(ld('msk%d'%i),out+('.mask.png','.mask2.png')[i],raw=True)
    shutil.rmtree(tmp)
    print('RESULT',os.path.basename(out),'render %.1f denoise %.1f'%(tr,td),flush=True)
def save(rgb,path,raw=False):
    s=bpy.context.scene; RY,RX=rgb.shape[:2]; im=bpy.data.images.new('o',RX,RY,float_buffer=True,alpha=False); im.colorspace_settings.name='Linear'
    a=np.ones((RY,RX,4),np.float32); a[...,:3]=rgb; im.pixels.foreach_set(a.ravel()); im.update()
    s.render.image_settings.file_format='PNG'; s.render.image_settings.color_mode='RGB'; s.render.image_settings.color_depth='8'
    if raw: 
        v=s.view_settings.view_transform,s.view_settings.look,s.view_settings.exposure; s.view_settings.view_transform='Raw'; s.view_settings.look='None'; s.view_settings.exposure=0
    im.save_render(path,scene=s)
    if raw: s.view_settings.view_transform,s.view_settings.look,s.view_settings.exposure=v
    bpy.data.images.remove(im)
